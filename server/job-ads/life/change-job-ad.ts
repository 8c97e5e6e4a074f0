import type { InputOf } from '@qareeb/contract/endpoint'
import type { changeJobAd as endpoint, TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../../ground/context.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import { fromSent } from '../content/written-content.ts'
import { presentTeamJobAd } from '../present-team-job-ad.ts'
import { closeInside } from './close-job-ad.ts'
import { editInside } from './edit-job-ad.ts'
import { extendInside } from './extend-job-ad.ts'
import { publishInside } from './publish-job-ad.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>
type Change = Input['body'] & { jobAdId: string }

/**
 * Edits, publishes, closes or extends an ad of the caller's company; the contract allows one of these at a time.
 * @throws AppError what the change refuses with
 */
export const changeJobAd = (context: Context, { params, body }: Input): Promise<TeamJobAd> =>
  inCompany(context, rightOf(body), async (context) => {
    await change(context, { ...body, jobAdId: params.id })
    return presentTeamJobAd(context, params.id)
  })

function rightOf({ content, extend, status }: Input['body']) {
  if (content) return jobAdRights.edit
  if (extend) return jobAdRights.extend
  return status === 'archived' ? jobAdRights.close : jobAdRights.publish
}

function change(context: InCompany<Context>, { content, extend, status, ...asked }: Change) {
  if (content) return editInside(context, { ...asked, written: fromSent(content) })
  if (extend) return extendInside(context, asked)
  return status === 'archived' ? closeInside(context, asked) : publishInside(context, asked)
}
