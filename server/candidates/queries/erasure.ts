import type { Database, Transaction } from '../../platform/database/database.ts'
import type { StoredReason } from '../evaluation/match-requirements.ts'

/** Of a candidate and its ad: the retention, counted from the end of the ad, is over. */
const isKeptTooLong = `ad.status <> 'draft' and coalesce(ad.closed_at, ad.expires_at) + make_interval(months => $2) <= $3`

/** Erases the next candidates of a company whose retention is over. @returns their ids */
export async function deleteKeptTooLong(
  db: Transaction,
  {
    organizationId,
    months,
    now,
    limit,
  }: { organizationId: string; months: number; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'delete_candidates_kept_too_long',
    text: `
    delete from candidate where id in (
      select candidate.id from candidate join job_ad as ad on ad.id = candidate.job_ad_id
      where candidate.organization_id = $1 and ${isKeptTooLong}
      limit $4)
    returning id`,
    values: [organizationId, months, now, limit],
  })
  return rows.map(({ id }) => id)
}

/** Counts the applications that are erased at a moment where a company keeps them for some months. Needs its scope. */
export async function countKeptTooLong(
  db: Database,
  { organizationId, months, at }: { organizationId: string; months: number; at: Date },
): Promise<number> {
  const [row] = await db.query<{ applications: number }>({
    name: 'count_candidates_kept_too_long',
    text: `
    select count(*)::int as applications
    from job_ad as ad join candidate on candidate.job_ad_id = ad.id
    where ad.organization_id = $1 and ${isKeptTooLong} and candidate.erased_at is null`,
    values: [organizationId, months, at],
  })
  return row?.applications ?? 0
}

/** Erases answers of a company that have left, and of whose candidates none is there any more. */
export async function deleteBulksOfNobody(
  db: Transaction,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'delete_candidate_bulks_of_nobody',
    text: `
    delete from candidate_bulk as bulk where organization_id = $1 and leaves_at < $2
      and not exists (select from candidate_bulk_item as item
        where item.organization_id = bulk.organization_id and item.bulk_id = bulk.id)`,
    values: [organizationId, now],
  })
}

/** Erases every candidate of a company with all dependent rows, answers and templates. @returns how many candidates */
export async function deleteAllOf(db: Transaction, organizationId: string): Promise<number> {
  for (const table of ['candidate_bulk', 'message_template'])
    await db.query({ text: `delete from ${table} where organization_id = $1`, values: [organizationId] })
  const gone = await db.query({
    name: 'delete_candidates_of_company',
    text: 'delete from candidate where organization_id = $1 returning id',
    values: [organizationId],
  })
  return gone.length
}

export type OwnRow = { candidateId: string; organizationId: string }

/** The applications of a person. Needs the scope of the person. */
export const listOfPerson = (db: Database, userId: string): Promise<OwnRow[]> =>
  db.query<OwnRow>({
    name: 'list_applications_of_person',
    text: `
    select id as "candidateId", organization_id as "organizationId" from candidate where user_id = $1
    order by organization_id, id`,
    values: [userId],
  })

/** Tables of rows that hang on an application. */
const hanging = [
  'candidate_comment',
  'candidate_note',
  'candidate_word',
  'candidate_event',
  'candidate_bulk_item',
  'candidate_evaluation',
] as const

/**
 * Keeps of an application only that it was withdrawn and erased. Needs the scope of the company: the row has no
 * owner afterwards.
 */
export async function emptyWithdrawnApplication(
  db: Transaction,
  { candidateId, now }: { candidateId: string; now: Date },
): Promise<void> {
  for (const table of hanging)
    await db.query({ text: `delete from ${table} where candidate_id = $1`, values: [candidateId] })
  await db.query({
    name: 'blank_out_application',
    text: `
    update candidate set user_id = null, email = null, name = null, phone = null, message = '', distance_km = null, match_score = null,
      token_hash = null, undo_hash = null, rejection_message = null, withdrawn_at = coalesce(withdrawn_at, $2),
      erased_at = $2, version = version + 1
    where id = $1`,
    values: [candidateId, now],
  })
}

/** An application in the file of a person's own data. */
export type ApplicationFact = Record<string, unknown> & { match: StoredReason[] }

/** Applications of a person with timeline, comments and notes. Needs the scope of the person. */
export const listApplicationFacts = (db: Database, userId: string): Promise<ApplicationFact[]> =>
  db.query<ApplicationFact>({
    name: 'list_application_facts',
    text: `
    select candidate.id, bilingual(ad.title_ar, ad.title_en) as "jobTitle",
      bilingual(company.name_ar, company.name_en) as company, candidate.name, candidate.email, candidate.phone,
      candidate.message, candidate.locale, candidate.distance_km as "distanceKm",
      candidate.consent_version as "consentVersion", candidate.confirmed_at as "confirmedAt",
      candidate.applied_at as "appliedAt", candidate.opened_at as "openedAt", candidate.withdrawn_at as "withdrawnAt",
      candidate.told_at as "toldAt",
      case when candidate.state <> 'rejected' or candidate.told_at is not null then candidate.state end as state,
      candidate.promised_on as "promisedOn",
      coalesce((select json_agg(json_build_object('kind', kind, 'at', at, 'on', "on", 'text', text) order by number) from candidate_event
        where candidate_id = candidate.id and kind not in ('moved', 'step')), '[]') as timeline,
      coalesce((select json_agg(json_build_object('at', created_at, 'text', text) order by created_at, id)
        from candidate_comment where candidate_id = candidate.id), '[]') as "commentsOfTheCompany",
      coalesce((select json_agg(json_build_object('at', created_at, 'on', about_day, 'text', text) order by created_at, id)
        from candidate_note where candidate_id = candidate.id), '[]') as "notesOfTheCompany",
      coalesce((select reasons from candidate_evaluation where candidate_id = candidate.id), '[]') as match
    from candidate
    join job_ad as ad on ad.id = candidate.job_ad_id
    join organization as company on company.id = candidate.organization_id
    where candidate.user_id = $1 order by candidate.applied_at desc, candidate.id`,
    values: [userId],
  })
