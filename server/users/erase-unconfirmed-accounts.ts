import type { Services } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { eraseAccount } from './erase-account.ts'
import { findAccount, listUnconfirmed, lockAccount } from './queries/accounts.ts'
import { hoursAfter, unconfirmedDays } from './rules.ts'

/**
 * Erases accounts with an address that was not confirmed in time: it may be another person's, who never asked for
 * an account. There is no mail.
 * @returns how many
 */
export async function eraseUnconfirmedAccounts(services: Services): Promise<number> {
  const before = hoursAfter(services.now(), -24 * unconfirmedDays)
  const userIds = await listUnconfirmed(services.db, before)
  let erased = 0
  for (const userId of userIds) if (await eraseIfUnconfirmed(services, userId)) erased += 1
  return erased
}

const nobody = {
  actor: { kind: 'guest' },
  origin: { network: '', userAgent: undefined },
  requestId: 'users.eraseUnconfirmed',
} as const

async function eraseIfUnconfirmed(services: Services, userId: string): Promise<boolean> {
  const present = await findAccount(services.db, userId)
  if (!present || present.emailVerifiedAt) return false

  const credentials = await services.identity.provider.dropPassword(present)
  return inTransaction(services, async (services) => {
    const { db } = services
    const account = await lockAccount(db, userId)
    // The person has confirmed the address in the meantime, or the account was deleted.
    if (!account || account.emailVerifiedAt) return false

    const details = { reason: 'unconfirmed' }
    await eraseAccount({ ...services, ...nobody }, { account, credentials, details })
    return true
  })
}
