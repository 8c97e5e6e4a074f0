import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { writtenDay } from '../../ground/written-day.ts'
import { addEvent } from '../queries/events.ts'
import { listTeam, lockRecipient, markReminded } from '../queries/recipients.ts'
import { mailCandidate } from './mail-candidate.ts'
import { mailMembers } from './mail-members.ts'

type Promised = { candidateId: string; organizationId: string; promisedOn: string }

/**
 * Mails a candidate kindly that no answer came by the promised day, and reminds the team. It decides nothing. Once
 * for each promised day, and not after another promise, an answer, or the mail about the end of the ad.
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
      if (!recipient || recipient.state !== 'in-progress' || recipient.isToldOfEnd) return
      if (recipient.promisedOn !== promisedOn || recipient.remindedFor === promisedOn) return

      await markReminded(db, { candidateId, promisedOn })
      await addEvent(db, { candidateId, organizationId, kind: 'reminded', at: services.now() })
      const day = writtenDay(promisedOn)
      await mailCandidate(services, recipient, {
        occasion: `unanswered:${promisedOn}`,
        write: (data) => ({ name: 'applicationUnanswered', data: { ...data, day } }),
      })
      await mailMembers(services, await listTeam(db, organizationId), {
        candidate: recipient,
        occasion: `answer-overdue:${candidateId}:${promisedOn}`,
        write: (data) => ({ name: 'answerOverdue', data: { ...data, day } }),
      })
    },
    { organizationId },
  )
