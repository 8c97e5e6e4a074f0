import { outcomes as arabicOutcomes } from '@qareeb/content/ar/emails/candidates'
import { outcomes as englishOutcomes } from '@qareeb/content/en/emails/candidates'
import type { Services } from '../../ground/context.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { type Closing, findClosing, listOrganizationsWithExpired } from '../queries/ended-ads.ts'
import { addEvent } from '../queries/events.ts'
import { lockOpenOfAd, lockOpenOfExpired, markClosingTold, type Recipient } from '../queries/recipients.ts'
import { expiredWindow } from '../rules.ts'
import { type Facts, mailCandidate } from './mail-candidate.ts'

/** Candidates who are written to in one transaction. */
const batch = 100

const sentences = { ar: arabicOutcomes, en: englishOutcomes }

/**
 * Mails the unanswered candidates of a closed ad, with the outcome of the search. A text of the company in the
 * language of a candidate replaces the standard sentence. Sends nothing if the ad is open again. Nobody gets the mail
 * twice until the ad has been published again.
 */
export const mailClosing = (
  services: Services,
  {
    jobAdId,
    organizationId,
    message,
  }: { jobAdId: string; organizationId: string; message?: string | undefined },
): Promise<void> =>
  inBatches(services, organizationId, async (services) => {
    const closing = await findClosing(services.db, jobAdId)
    if (!closing?.isClosed) return 0
    const recipients = await lockOpenOfAd(services.db, { jobAdId, limit: batch })
    await mailAll(services, recipients, (recipient, data) => ({
      name: 'applicationAdClosed',
      data: { ...data, outcome: message ?? wordsFor(recipient, closing) },
    }))
    return recipients.length
  })

const wordsFor = ({ locale }: Recipient, { message, outcome }: Closing) =>
  message[locale] ?? sentences[locale][outcome ?? 'none']

/** Mails candidates of ads that expired two weeks ago that no answer came. */
export async function mailExpired(services: Services): Promise<void> {
  const { from, until } = expiredWindow(services.now())
  for (const organizationId of await listOrganizationsWithExpired(services.db, { from, until }))
    await inBatches(services, organizationId, async (services) => {
      const asked = { organizationId, from, until, limit: batch }
      const recipients = await lockOpenOfExpired(services.db, asked)
      await mailAll(services, recipients, (_recipient, data) => ({ name: 'applicationAdExpired', data }))
      return recipients.length
    })
}

type Write = (recipient: Recipient, data: Facts) => ReturnType<Parameters<typeof mailCandidate>[2]['write']>

async function mailAll(services: Inside<Services>, recipients: readonly Recipient[], write: Write) {
  const at = services.now()
  const candidateIds = recipients.map(({ candidateId }) => candidateId)
  await markClosingTold(services.db, { candidateIds, at })
  for (const recipient of recipients) {
    const { candidateId, organizationId } = recipient
    await addEvent(services.db, { candidateId, organizationId, kind: 'closingTold', at })
    await mailCandidate(services, recipient, {
      occasion: `closing:${recipient.publishedAt?.getTime() ?? 0}`,
      write: (data) => write(recipient, data),
    })
  }
}

/** Repeats work in transactions of their own until one has found less than a whole batch. */
async function inBatches(
  services: Services,
  organizationId: string,
  work: (services: Inside<Services>) => Promise<number>,
): Promise<void> {
  for (;;) if ((await inTransaction(services, work, { organizationId })) < batch) return
}
