import type { listCandidateLocations as endpoint } from '@qareeb/contract/candidates/candidate-list'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { shownNameOf } from '@qareeb/reference/shown-name'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { listLocationsOfAd } from '../queries/candidates-of-ad.ts'

/** The branches by which the candidates of an ad can be filtered. */
export const listCandidateLocations = (
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async ({ db }) => {
    const locations = await listLocationsOfAd(db, params.id)
    return {
      items: locations.map(({ id, name, address, cityKey, districtKey }) => ({
        id,
        name,
        address,
        city: shownNameOf(cityKey),
        district: shownNameOf(districtKey),
      })),
    }
  })
