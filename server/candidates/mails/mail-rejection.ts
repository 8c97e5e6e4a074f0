import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { addEvent } from '../queries/events.ts'
import { markTold } from '../queries/moves.ts'
import { lockRecipient, type Recipient } from '../queries/recipients.ts'
import { mailCandidate } from './mail-candidate.ts'
import { reasonSentence, writeRejection } from './write-rejection.ts'

type Rejection = { candidateId: string; organizationId: string; decidedAt: string }

/** Mails a candidate about a rejection, unless it was taken back meanwhile or the candidate has withdrawn. */
export const mailRejection = (
  services: Services,
  { candidateId, organizationId, decidedAt }: Rejection,
): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const { db } = services
      const recipient = await lockRecipient(db, candidateId)
      if (!recipient || recipient.state !== 'rejected' || recipient.toldAt) return
      if (recipient.decidedAt?.toISOString() !== decidedAt) return

      const at = services.now()
      await markTold(db, { candidateId, at })
      await addEvent(db, { candidateId, organizationId, kind: 'told', at, state: 'rejected' })
      const reason = reasonOf(recipient)
      await mailCandidate(services, recipient, {
        occasion: `rejected:${decidedAt}`,
        write: (facts) => writeRejection(facts, reason),
      })
    },
    { organizationId },
  )

/** The company's own words, else the sentence of its reason; null without either. */
const reasonOf = ({ locale, rejectionReason, rejectionMessage }: Recipient): string | null =>
  rejectionMessage || reasonSentence(locale, rejectionReason)
