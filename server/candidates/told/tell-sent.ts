import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { endUndo, lockRecipient } from '../queries/recipients.ts'
import { mailCandidate } from './mail-candidate.ts'

type Sent = { candidateId: string; organizationId: string; appliedAt: string }

/** Mails that an application was sent, unless it was undone, withdrawn or sent again. */
export const tellSent = (
  services: Services,
  { candidateId, organizationId, appliedAt }: Sent,
): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const recipient = await lockRecipient(services.db, candidateId)
      if (!recipient || recipient.appliedAt.toISOString() !== appliedAt) return
      await endUndo(services.db, candidateId)
      const name = recipient.isConfirmed ? 'applicationSent' : 'applicationSentToConfirm'
      await mailCandidate(services, recipient, {
        occasion: 'sent',
        write: (data) => ({ name, data }),
      })
    },
    { organizationId },
  )
