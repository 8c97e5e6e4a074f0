import type { SecondFactors } from '@qareeb/contract/second-factor'
import type { Context } from '../../ground/context.ts'
import { getFactors } from './queries/factors.ts'
import { listPasskeys } from './queries/passkeys.ts'
import { hintOf } from './rules.ts'

/** The second factors of a person as the profile shows them. */
export async function getSecondFactors(
  { db, sms }: Pick<Context, 'db' | 'sms'>,
  userId: string,
): Promise<SecondFactors> {
  const factors = await getFactors(db, userId)
  const passkeys = await listPasskeys(db, userId)
  return {
    phone:
      factors.phone && factors.phoneEnrolledAt
        ? { hint: hintOf(factors.phone), enrolledAt: factors.phoneEnrolledAt.toISOString() }
        : null,
    totp: factors.totpEnrolledAt ? { enrolledAt: factors.totpEnrolledAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: factors.recoveryCodes,
    smsOffered: sms.isOffered,
  }
}
