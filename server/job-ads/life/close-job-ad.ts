import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import type { Services } from '../../ground/context.ts'
import { cleanText } from '../../ground/text-rules.ts'
import { type CallContext, type InCompany, inCompany } from '../../ground/use-case.ts'
import { markClosed } from '../queries/mark-job-ad.ts'
import { reindexJobAd } from '../queries/search-index.ts'
import { announceClosing } from './announce-closing.ts'
import { lockOwnJobAd } from './lock-own-job-ad.ts'

type ClosingContext = CallContext & Pick<Services, 'tasks'>

type Closing = {
  jobAdId: string
  version?: number | undefined
  outcome?: ClosingOutcome | undefined
  /** Words for applicants by language, in place of the sentence of the outcome. */
  closingMessage?: { [L in Locale]?: string | null | undefined } | undefined
}

/**
 * Closes an open or expired ad of the caller's company; its page stays and shows it as closed.
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`, `jobAd.notPublished`
 */
export const closeJobAd = (context: ClosingContext, closing: Closing): Promise<{ closedAt: Date }> =>
  inCompany(context, jobAdRights.close, (context) => closeInside(context, closing))

/** The same in a transaction that has begun and has locked no ad yet. */
export async function closeInside(
  context: InCompany<ClosingContext>,
  { jobAdId, version, outcome, closingMessage }: Closing,
): Promise<{ closedAt: Date }> {
  const { db, organizationId } = context
  const jobAd = await lockOwnJobAd(context, { jobAdId, version, right: jobAdRights.close })
  const closedAt = context.now()

  await markClosed(
    db,
    { organizationId, jobAdId },
    { closedAt, outcome: outcome ?? null, message: cleaned(closingMessage) },
  )
  const details = outcome && { outcome }
  await recordEvent(context, {
    action: 'jobAd.close',
    organizationId,
    subject: jobAdId,
    ...(details && { details }),
  })
  await announceClosing(context, { jobAdId, organizationId })
  await reindexJobAd(db, jobAd.number)
  return { closedAt }
}

const cleaned = ({ ar, en }: Closing['closingMessage'] = {}): Bilingual => ({
  ar: cleanText(ar ?? '') || null,
  en: cleanText(en ?? '') || null,
})
