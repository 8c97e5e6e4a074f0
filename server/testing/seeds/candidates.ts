import type { CandidateState } from '@qareeb/contract/candidates'
import type { Locale } from '@qareeb/contract/locale'
import { wordsOf } from '../../candidates/search-words.ts'
import { newLinkToken } from '../../ground/link-token.ts'
import type { Database } from '../../platform/database/database.ts'

type Seed = {
  organizationId: string
  jobAdId: string
  name?: string
  email?: string
  phone?: string
  message?: string
  userId?: string
  state?: CandidateState
  /** Day until which an answer was promised; the interview was 30 days before. */
  promisedOn?: string
  appliedAt?: Date
  distanceKm?: number
  isConfirmed?: boolean
  locale?: Locale
}

/** Adds an application at the first location of an ad. Takes the owner's connection. @returns its id */
export async function addCandidate(owner: Database, seed: Seed): Promise<string> {
  const id = crypto.randomUUID()
  const { organizationId, jobAdId, name = 'Sara Al-Harbi', phone = '+966501234567' } = seed
  const email = seed.email ?? `sara-${id}@qareeb.example`
  await owner.transaction(
    async (db) => {
      await db.query({
        text: `
          insert into candidate (id, organization_id, job_ad_id, organization_location_id, user_id, email, name, phone,
            message, locale, distance_km, consent_version, confirmed_at, applied_at, state, token_hash,
            promised_on, interview_on)
          select $1, $2, $3, organization_location_id, $4, $5, $6, $7, $8, $14, $9, '2026-11-21',
            case when $10 then $11::timestamptz end, $11, $12, $13, $15::date, $15::date - 30
          from job_ad_location where job_ad_id = $3 and location_no = 1`,
        values: [
          id,
          organizationId,
          jobAdId,
          seed.userId ?? null,
          email,
          name,
          phone,
          seed.message ?? 'I live nearby.',
          seed.distanceKm ?? null,
          seed.isConfirmed ?? false,
          seed.appliedAt ?? new Date(),
          seed.state ?? 'new',
          newLinkToken().hash,
          seed.locale ?? 'en',
          seed.promisedOn ?? null,
        ],
      })
      await db.query({
        text: `
          insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
          select $1, word, $2, $3 from unnest($4::text[]) as found (word)`,
        values: [jobAdId, id, organizationId, wordsOf({ name, email, phone })],
      })
      await db.query({
        text: `
          insert into candidate_event (candidate_id, organization_id, kind, at) values ($1, $2, 'applied', $3)`,
        values: [id, organizationId, seed.appliedAt ?? new Date()],
      })
    },
    { organizationId },
  )
  return id
}

/** Adds a comment or a note. Takes the owner's connection. @returns its id */
export async function addRemark(
  owner: Database,
  {
    kind,
    organizationId,
    candidateId,
    authorId,
    text = 'Call again on Sunday.',
  }: {
    kind: 'comment' | 'note'
    organizationId: string
    candidateId: string
    authorId: string
    text?: string
  },
): Promise<string> {
  const [row] = await owner.transaction(
    (db) =>
      db.query<{ id: string }>({
        text: `
          insert into candidate_${kind} (candidate_id, organization_id, author_id, created_at, text
            ${kind === 'note' ? ', about_day' : ''})
          values ($1, $2, $3, now(), $4 ${kind === 'note' ? ', current_date' : ''}) returning id`,
        values: [candidateId, organizationId, authorId, text],
      }),
    { organizationId },
  )
  if (!row) throw new Error('The remark was not added.')
  return row.id
}

/** Gives an application a small PDF. Takes the owner's connection. */
export async function addCandidateFile(
  owner: Database,
  {
    organizationId,
    candidateId,
    name = 'cv.pdf',
  }: { organizationId: string; candidateId: string; name?: string },
): Promise<void> {
  await owner.transaction(
    (db) =>
      db.query({
        text: `
          with kept as (
            insert into file (key, purpose, company_held, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
            values (md5($1::text), 'cv', true, $3, 'application/pdf', 10, sha256('x'), 'claimed', now(), now(), now())
            returning id)
          insert into attachment (file_id, purpose, candidate_id, organization_id, attached_at)
          select id, 'cv', $1::uuid, $2, now() from kept`,
        values: [candidateId, organizationId, name],
      }),
    { organizationId },
  )
}
