import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { listTeam } from '../queries/recipients.ts'
import { findWithdrawnHire } from '../queries/withdrawal.ts'
import { mailMembers } from './mail-members.ts'

type Withdrawal = { candidateId: string; organizationId: string; withdrawnAt: string }

/** Mails everybody of a team that somebody whom it hired has withdrawn, unless they have applied again since. */
export const mailWithdrawal = (
  services: Services,
  { candidateId, organizationId, withdrawnAt }: Withdrawal,
): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const { db } = services
      const found = await findWithdrawnHire(db, { candidateId, withdrawnAt })
      if (!found) return
      await mailMembers(services, await listTeam(db, organizationId), {
        candidate: { ...found, candidateId },
        occasion: `hired-withdrew:${candidateId}:${withdrawnAt}`,
        write: (data) => ({ name: 'hiredWithdrew', data }),
      })
    },
    { organizationId },
  )
