import type { Services } from '../../ground/context.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { endUndo, lockRecipient, type Recipient } from '../queries/recipients.ts'
import { isFirstOfAd } from '../queries/team-mails.ts'
import { gatherMs } from '../rules.ts'
import { mailCandidate } from './mail-candidate.ts'
import { mailFirstTask } from './mail-new-candidates-tasks.ts'

type Sent = { candidateId: string; organizationId: string; appliedAt: string }

/** Mails that an application was sent, unless it was undone, withdrawn or sent again. */
export const mailApplicationSent = (
  services: Services,
  { candidateId, organizationId, appliedAt }: Sent,
): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const recipient = await lockRecipient(services.db, candidateId)
      if (!recipient || recipient.appliedAt.toISOString() !== appliedAt) return
      await endUndo(services.db, candidateId)
      await announceFirst(services, recipient)
      const name = recipient.isConfirmed ? 'applicationSent' : 'applicationSentToConfirm'
      await mailCandidate(services, recipient, {
        occasion: 'sent',
        write: (data) => ({ name, data }),
      })
    },
    { organizationId },
  )

/** The mail to the team about the first candidate waits a while, so that it also counts the next ones. */
async function announceFirst(
  { db, now, tasks }: Inside<Services>,
  { candidateId, jobAdId, organizationId }: Recipient,
): Promise<void> {
  if (!(await isFirstOfAd(db, candidateId))) return
  const after = new Date(now().getTime() + gatherMs)
  await tasks.add(db, mailFirstTask, { jobAdId, organizationId }, { after, group: jobAdId })
}
