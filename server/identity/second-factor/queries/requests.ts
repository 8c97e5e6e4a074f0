import type { Database } from '../../../platform/database/database.ts'

export type Purpose = 'sign-in' | 'enrol-phone' | 'enrol-totp' | 'enrol-passkey'

/** A question to a person that waits for its answer. */
export type FactorRequest = {
  id: string
  userId: string
  purpose: Purpose
  expiresAt: Date
  phone: string | null
  codeHash: string | null
  codeSentAt: Date | null
  totpSecret: Buffer | null
  passkeyChallenge: string | null
  countsAsRecent: boolean
}

const columns = `
  id, user_id as "userId", purpose, expires_at as "expiresAt", phone, code_hash as "codeHash",
  code_sent_at as "codeSentAt", totp_secret as "totpSecret", passkey_challenge as "passkeyChallenge",
  counts_as_recent as "countsAsRecent"`

/** Stores a sign-in whose password was right, and deletes those without an answer in time. */
export async function insertSignIn(
  db: Database,
  request: Pick<FactorRequest, 'userId' | 'countsAsRecent' | 'expiresAt'> & { ticketHash: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'second_factor_sign_in_add',
    text: `
      with forgotten as (delete from second_factor_request where expires_at < $3)
      insert into second_factor_request (user_id, purpose, ticket_hash, created_at, expires_at, counts_as_recent)
      values ($1, 'sign-in', $2, $3, $4, $5)`,
    values: [request.userId, request.ticketHash, request.now, request.expiresAt, request.countsAsRecent],
  })
}

/** The sign-in of a ticket. */
export async function findSignIn(
  db: Database,
  ticketHash: string,
  now: Date,
): Promise<FactorRequest | undefined> {
  const [request] = await db.query<FactorRequest>({
    name: 'second_factor_sign_in_find',
    text: `select ${columns} from second_factor_request where ticket_hash = $1 and expires_at > $2`,
    values: [ticketHash, now],
  })
  return request
}

export type NewEnrolment = {
  userId: string
  purpose: Exclude<Purpose, 'sign-in'>
  now: Date
  expiresAt: Date
  phone?: string
  totpSecret?: Buffer
  passkeyChallenge?: string
}

/** Begins to enrol a factor; an earlier beginning is deleted. Gives the id of the request. */
export async function saveEnrolment(db: Database, enrolment: NewEnrolment): Promise<string> {
  const { userId, purpose, now, expiresAt, phone, totpSecret, passkeyChallenge } = enrolment
  await deleteRequests(db, userId, purpose)
  const [request] = await db.query<{ id: string }>({
    name: 'second_factor_enrolment_add',
    text: `
      insert into second_factor_request
        (user_id, purpose, created_at, expires_at, phone, totp_secret, passkey_challenge)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (user_id, purpose) where purpose <> 'sign-in' do update set
        id = excluded.id, created_at = excluded.created_at, expires_at = excluded.expires_at,
        phone = excluded.phone, code_hash = null, code_sent_at = null, totp_secret = excluded.totp_secret,
        passkey_challenge = excluded.passkey_challenge
      returning id`,
    values: [userId, purpose, now, expiresAt, phone ?? null, totpSecret ?? null, passkeyChallenge ?? null],
  })
  if (!request) throw new Error('The enrolment was not kept.')
  return request.id
}

/** The factor that a person is enrolling. */
export async function findEnrolment(
  db: Database,
  wanted: { userId: string; purpose: Purpose; now: Date },
): Promise<FactorRequest | undefined> {
  const [request] = await db.query<FactorRequest>({
    name: 'second_factor_enrolment_find',
    text: `
      select ${columns} from second_factor_request
      where user_id = $1 and purpose = $2 and purpose <> 'sign-in' and expires_at > $3`,
    values: [wanted.userId, wanted.purpose, wanted.now],
  })
  return request
}

/** Stores the code that was sent; an earlier one is void. */
export async function saveCode(
  db: Database,
  code: { requestId: string; codeHash: string; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'second_factor_code_save',
    text: `
      update second_factor_request
      set code_hash = $2, code_sent_at = $3, expires_at = greatest(expires_at, $4) where id = $1`,
    values: [code.requestId, code.codeHash, code.sentAt, code.expiresAt],
  })
}

/** Stores the challenge of the passkey. */
export async function savePasskeyChallenge(
  db: Database,
  requestId: string,
  challenge: string,
): Promise<void> {
  await db.query({
    name: 'second_factor_challenge_save',
    text: 'update second_factor_request set passkey_challenge = $2 where id = $1',
    values: [requestId, challenge],
  })
}

/** Deletes a request, which counts once. False when another call did so in the meantime. */
export async function takeRequest(db: Database, requestId: string): Promise<boolean> {
  const used = await db.query({
    name: 'second_factor_request_use',
    text: 'delete from second_factor_request where id = $1 returning id',
    values: [requestId],
  })
  return used.length === 1
}

/** Deletes the waiting requests of a person. */
export async function deleteRequests(db: Database, userId: string, purpose: Purpose): Promise<void> {
  await db.query({
    name: 'second_factor_requests_delete',
    text: 'delete from second_factor_request where user_id = $1 and purpose = $2',
    values: [userId, purpose],
  })
}

/** Removes requests without an answer in time. */
export async function deleteEndedRequests(db: Database, now: Date): Promise<void> {
  await db.query({ text: 'delete from second_factor_request where expires_at <= $1', values: [now] })
}
