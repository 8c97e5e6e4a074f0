import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { writtenDay } from '../../ground/written-day.ts'
import { addEvent } from '../queries/events.ts'
import { listTeam, lockRecipient, markReminded, type Recipient } from '../queries/recipients.ts'
import { mailCandidate } from './mail-candidate.ts'

type Promised = { candidateId: string; organizationId: string; promisedOn: string }

/**
 * Mails a candidate kindly that no answer came by the promised day, and reminds the team. It decides nothing. Once
 * for each promised day, and not after another promise or an answer.
 */
export const remindOfPromise = (
  services: Services,
  { candidateId, organizationId, promisedOn }: Promised,
): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const { db } = services
      const recipient = await lockRecipient(db, candidateId)
      if (!recipient || recipient.state !== 'in-progress') return
      if (recipient.promisedOn !== promisedOn || recipient.remindedFor === promisedOn) return

      await markReminded(db, { candidateId, promisedOn })
      await addEvent(db, { candidateId, organizationId, kind: 'reminded', at: services.now() })
      const day = writtenDay(promisedOn)
      await mailCandidate(services, recipient, {
        occasion: `unanswered:${promisedOn}`,
        write: (data) => ({ name: 'applicationUnanswered', data: { ...data, day } }),
      })
      await remindTeam(services, recipient, promisedOn)
    },
    { organizationId },
  )

async function remindTeam(
  services: Inside<Services>,
  { candidateId, organizationId, jobAdId, name, title }: Recipient,
  promisedOn: string,
) {
  const { db, mail } = services
  for (const { userId, email: to, firstName, locale } of await listTeam(db, organizationId)) {
    const url = pageAddress(services, locale, `/dashboard/job-ad/${jobAdId}?candidate=${candidateId}`)
    const data = {
      firstName,
      candidate: name,
      jobTitle: nameIn(locale, title),
      day: writtenDay(promisedOn),
      url,
    }
    const key = `answer-overdue:${candidateId}:${promisedOn}:${userId}`
    await mail.send(db, { to, locale, key, mail: { name: 'answerOverdue', data } })
  }
}
