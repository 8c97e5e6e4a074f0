import { type applyForJob as endpoint } from '@qareeb/contract/candidates'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { legalVersion } from '@qareeb/contract/users'
import { distanceKm } from '@qareeb/reference/distance'
import { copyProfileFile } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { hashOfLinkToken } from '../../ground/link-token.ts'
import { asPerson, inTransaction } from '../../ground/use-case.ts'
import { applicationTicket } from '../application-ticket.ts'
import type { AdLocation } from '../queries/open-ad.ts'
import { coarseKm, coarsePosition } from '../rules.ts'
import { countApplication } from './count-application.ts'
import { chooseLocation, findOpenAd } from './find-open-ad.ts'
import { readApplicant } from './read-applicant.ts'
import { type Application, storeApplication } from './store-application.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>
type Body = Input['body']

/** The one answer: it reveals neither earlier applicants nor a way to the row. */
const answer: ResponseOf<typeof endpoint> = { status: 'sent' }

/**
 * Applies for a job, as a guest or with an account. The same address again changes nothing and gets the same
 * answer, unless the application was withdrawn.
 * @throws AppError `jobAd.notFound`, `candidate.adClosed`, `candidate.otherLocation`, `file.notFound`,
 * `request.invalid`, `request.tooMany`, `auth/captcha-required`, `organization.notWhileImpersonating`
 */
export async function applyForJob(context: Context, { params, body }: Input): Promise<typeof answer> {
  const ad = await findOpenAd(context, params.id)
  const applicant = await readApplicant(context, body)
  // People do not see this field.
  if (body.website) return answer
  const { email, userId } = applicant
  await countApplication(context, { jobAdId: ad.id, email, userId, captcha: body.captcha })
  const location = chooseLocation(ad, body.locationId)
  const { organizationId } = ad
  const { hash: tokenHash } = applicationTicket(context, { jobAdId: ad.id, organizationId, email })

  const application: Application = {
    ...applicant,
    id: crypto.randomUUID(),
    organizationId,
    jobAdId: ad.id,
    locationId: location.id,
    locale: context.locale,
    distanceKm: distanceFrom(body.area, location),
    consentVersion: legalVersion,
    tokenHash,
    undoHash: hashOfLinkToken(body.undoSecret),
    now: context.now(),
    upload: body.file ?? undefined,
    copy: await copyOf(context, { body, userId }),
  }
  const scope = { ticket: tokenHash, ...(userId && { actor: userId }) }
  await inTransaction(context, (context) => storeApplication(context, application), scope)
  return answer
}

/** One click takes the file of the profile along; its bytes are copied before the transaction, which holds the ad. */
async function copyOf(context: Context, { body, userId }: { body: Body; userId: string | null }) {
  if (userId === null || body.file !== undefined) return undefined
  return asPerson(context, (context) => copyProfileFile(context, userId))
}

const distanceFrom = (area: Body['area'], location: AdLocation): number | null =>
  area ? coarseKm(distanceKm(coarsePosition(area), location)) : null
