import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { listTeam } from '../queries/recipients.ts'
import { findWithdrawnHire } from '../queries/withdrawal.ts'

type Withdrawal = { candidateId: string; organizationId: string; withdrawnAt: string }

/** Mails everybody of a team that somebody whom it hired has withdrawn, unless they have applied again since. */
export const mailWithdrawal = (
  services: Services,
  { candidateId, organizationId, withdrawnAt }: Withdrawal,
): Promise<void> =>
  inTransaction(
    services,
    async (services) => {
      const { db, mail } = services
      const found = await findWithdrawnHire(db, { candidateId, withdrawnAt })
      if (!found) return
      const path = `/dashboard/job-ad/${found.jobAdId}?candidate=${candidateId}`
      for (const { userId, email: to, firstName, locale } of await listTeam(db, organizationId)) {
        const data = {
          firstName,
          candidate: found.name,
          jobTitle: nameIn(locale, found.title),
          url: pageAddress(services, locale, path),
        }
        const key = `hired-withdrew:${candidateId}:${withdrawnAt}:${userId}`
        await mail.send(db, { to, locale, key, mail: { name: 'hiredWithdrew', data } })
      }
    },
    { organizationId },
  )
