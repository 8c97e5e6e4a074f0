import type { Locale } from '@qareeb/contract/locale'
import type { Transaction } from '../../platform/database/database.ts'

/** An application as it is stored. */
export type StoredApplication = {
  id: string
  organizationId: string
  jobAdId: string
  locationId: string
  userId: string | null
  /** In lower case. */
  email: string
  name: string
  phone: string
  message: string
  locale: Locale
  distanceKm: number | null
  consentVersion: string
  isConfirmed: boolean
  tokenHash: Buffer
  undoHash: Buffer
  now: Date
}

/** Adds an application. @returns false when this address has applied for the ad, also in a concurrent call */
export async function insertApplication(db: Transaction, row: StoredApplication): Promise<boolean> {
  const added = await db.query({
    name: 'insert_application',
    text: `
    insert into candidate (id, organization_id, job_ad_id, organization_location_id, user_id, email, name, phone, message,
      locale, distance_km, consent_version, confirmed_at, token_hash, undo_hash, applied_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, case when $13 then $16::timestamptz end, $14, $15, $16)
    on conflict (job_ad_id, email) do nothing returning id`,
    values: [row.id, row.organizationId, row.jobAdId, ...contentOf(row)],
  })
  return added.length > 0
}

/**
 * Fills an application that was withdrawn with new content; it is new again. Account and confirmation are those of
 * the new sender alone: a guest with that address may be another person than its owner.
 */
export async function renewApplication(db: Transaction, row: StoredApplication): Promise<void> {
  await db.query({
    name: 'renew_application',
    text: `
    update candidate set organization_location_id = $2, user_id = $3, email = $4, name = $5, phone = $6,
      message = $7, locale = $8, distance_km = $9, consent_version = $10,
      confirmed_at = case when $11 then $14::timestamptz end, token_hash = $12, undo_hash = $13,
      applied_at = $14, state = 'new', step = null, interview_on = null, promised_on = null, rejection_reason = null,
      rejection_message = null, opened_at = null, in_progress_at = null, decided_at = null, told_at = null,
      reminded_for = null, closing_told_at = null, team_told_at = null, withdrawn_at = null,
      match_score = null, version = version + 1
    where id = $1`,
    values: [row.id, ...contentOf(row)],
  })
}

const contentOf = (row: StoredApplication): unknown[] => [
  row.locationId,
  row.userId,
  row.email,
  row.name,
  row.phone,
  row.message,
  row.locale,
  row.distanceKm,
  row.consentVersion,
  row.isConfirmed,
  row.tokenHash,
  row.undoHash,
  row.now,
]

type Present = { id: string; withdrawnAt: Date | null }

/** The application of an address for an ad, locked. Needs a scope that shows it. */
export async function lockApplication(
  db: Transaction,
  { jobAdId, email }: { jobAdId: string; email: string },
): Promise<Present | undefined> {
  const [row] = await db.query<Present>({
    name: 'lock_application',
    text: `
    select id, withdrawn_at as "withdrawnAt" from candidate
    where job_ad_id = $1 and email = $2 for update`,
    values: [jobAdId, email],
  })
  return row
}

type Words = { candidateId: string; organizationId: string; jobAdId: string; words: string[] }

/** Makes a candidate found by these words and no others. */
export async function saveWords(db: Transaction, { words, ...candidate }: Words): Promise<void> {
  const { candidateId, organizationId, jobAdId } = candidate
  await db.query({
    name: 'save_candidate_words',
    text: `
    insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
    select $1, word, $2, $3 from unnest($4::text[]) as found (word) on conflict do nothing`,
    values: [jobAdId, candidateId, organizationId, words],
  })
}

export async function deleteWords(db: Transaction, candidateId: string): Promise<void> {
  await db.query({
    name: 'delete_candidate_words',
    text: 'delete from candidate_word where candidate_id = $1',
    values: [candidateId],
  })
}
