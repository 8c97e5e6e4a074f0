import type { Database } from '../../platform/database/database.ts'

/** An account's details for an application. */
export type ApplicantAccount = {
  userId: string
  name: string
  /** In lower case. */
  email: string
  isVerified: boolean
  phone: string | null
  description: string
}

export async function findApplicantAccount(
  db: Database,
  userId: string,
): Promise<ApplicantAccount | undefined> {
  const [account] = await db.query<ApplicantAccount>({
    name: 'find_applicant_account',
    text: `
    select id as "userId", trim(concat_ws(' ', first_name, last_name)) as name, lower(email) as email,
      email_verified_at is not null as "isVerified", phone, description
    from user_account where id = $1`,
    values: [userId],
  })
  return account
}

/** Keeps a phone that an account lacked. */
export async function keepMissingPhone(
  db: Database,
  { userId, phone }: { userId: string; phone: string },
): Promise<void> {
  await db.query({
    name: 'keep_missing_phone',
    text: 'update user_account set phone = $2 where id = $1 and phone is null',
    values: [userId, phone],
  })
}

/**
 * Gives a person the applications that guests sent from their confirmed address. Those that were sent before the
 * address was confirmed count as confirmed with it. Later ones may be from another person with that address: the
 * owner sees them and can withdraw them, and only the mailed link confirms them.
 */
export async function adoptApplications(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'adopt_applications',
    text: `
    update candidate set user_id = $1
    where user_id is null
      and email = (select lower(email) from user_account where id = $1 and email_verified_at is not null)`,
    values: [userId],
  })
  await db.query({
    name: 'confirm_own_applications',
    text: `
    update candidate set confirmed_at = $2
    from user_account as account
    where account.id = $1 and account.email_verified_at >= candidate.applied_at and candidate.user_id = account.id
      and candidate.email = lower(account.email) and candidate.confirmed_at is null`,
    values: [userId, now],
  })
}
