import type { Database } from '../../../platform/database/database.ts'

/** A person's factors, as far as they decide about a sign-in. */
export type Factors = {
  phone: string | null
  phoneEnrolledAt: Date | null
  totpEnrolledAt: Date | null
  passkeys: number
  recoveryCodes: number
}

export async function getFactors(db: Database, userId: string): Promise<Factors> {
  const [factors] = await db.query<Factors>({
    name: 'second_factors_get',
    text: `
      select
        phone.phone, phone.enrolled_at as "phoneEnrolledAt", totp.enrolled_at as "totpEnrolledAt",
        (select count(*)::int from passkey where user_id = $1) as passkeys,
        (select count(*)::int from recovery_code where user_id = $1) as "recoveryCodes"
      from (select $1::uuid as user_id) as person
      left join second_factor_phone as phone using (user_id)
      left join second_factor_totp as totp using (user_id)`,
    values: [userId],
  })
  if (!factors) throw new Error('A query without a condition gave no row.')
  return factors
}

/** Makes changes of one person's factors wait for each other: which one is the first or the last is decided once. */
export async function lockFactors(db: Database, userId: string): Promise<void> {
  await db.query({
    name: 'second_factors_lock',
    text: `select pg_advisory_xact_lock(hashtext('second_factor'), hashtext($1))`,
    values: [userId],
  })
}

/** Enrols a phone in the place of the one before. */
export async function savePhone(
  db: Database,
  factor: { userId: string; phone: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'second_factor_phone_save',
    text: `
      insert into second_factor_phone (user_id, phone, enrolled_at) values ($1, $2, $3)
      on conflict (user_id) do update set phone = excluded.phone, enrolled_at = excluded.enrolled_at`,
    values: [factor.userId, factor.phone, factor.now],
  })
}

/** Deletes the phone. False when there was none. */
export async function deletePhone(db: Database, userId: string): Promise<boolean> {
  const deleted = await db.query({
    name: 'second_factor_phone_delete',
    text: 'delete from second_factor_phone where user_id = $1 returning user_id',
    values: [userId],
  })
  return deleted.length === 1
}

export type Totp = { secret: Buffer; lastStep: number }

/** The authenticator app of a person. */
export async function findTotp(db: Database, userId: string): Promise<Totp | undefined> {
  const [totp] = await db.query<Totp>({
    name: 'second_factor_totp_find',
    text: 'select secret, last_step as "lastStep" from second_factor_totp where user_id = $1',
    values: [userId],
  })
  return totp
}

/** Enrols an authenticator app in the place of the one before. */
export async function saveTotp(db: Database, factor: Totp & { userId: string; now: Date }): Promise<void> {
  await db.query({
    name: 'second_factor_totp_save',
    text: `
      insert into second_factor_totp (user_id, secret, last_step, enrolled_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update set
        secret = excluded.secret, last_step = excluded.last_step, enrolled_at = excluded.enrolled_at`,
    values: [factor.userId, factor.secret, factor.lastStep, factor.now],
  })
}

/** Uses up the codes of a time step and of all steps before it. False when that step was used already. */
export async function takeTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db.query({
    name: 'second_factor_totp_use',
    text: 'update second_factor_totp set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    values: [userId, step],
  })
  return used.length === 1
}

/** Deletes the authenticator app. False when there was none. */
export async function deleteTotp(db: Database, userId: string): Promise<boolean> {
  const deleted = await db.query({
    name: 'second_factor_totp_delete',
    text: 'delete from second_factor_totp where user_id = $1 returning user_id',
    values: [userId],
  })
  return deleted.length === 1
}
