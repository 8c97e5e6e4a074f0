import type { CandidateState, RejectionReason } from '@qareeb/contract/candidates'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type Recipient, recipientSource } from './recipients.ts'

export type BulkKey = { id: string; organizationId: string }

/** The facts of a candidate that decide whether an answer reaches them, and that fill its text. */
export type Addressee = {
  candidateId: string
  version: number
  chosenVersion: number
  state: CandidateState
  toldAt: Date | null
  /** When they were notified that they are in progress. */
  inProgressAt: Date | null
  withdrawnAt: Date | null
  name: string | null
  email: string | null
  locale: Locale
  interviewOn: string | null
  branch: Bilingual
}

const addressee = `
  candidate.id as "candidateId", candidate.version, candidate.state, candidate.told_at as "toldAt", candidate.in_progress_at as "inProgressAt",
  candidate.withdrawn_at as "withdrawnAt", candidate.name, candidate.email, candidate.locale, candidate.interview_on as "interviewOn",
  bilingual(place.name_ar, place.name_en) as branch`

const placeOf = 'join organization_location as place on place.id = candidate.organization_location_id'

/** The next candidates of an answer who wait for their turn, locked. */
export const lockWaiting = (
  db: Transaction,
  { id, organizationId }: BulkKey,
  limit: number,
): Promise<Addressee[]> =>
  db.query<Addressee>({
    name: 'lock_waiting_of_bulk',
    text: `
    select ${addressee}, item.version as "chosenVersion"
    from candidate_bulk_item as item join candidate on candidate.id = item.candidate_id ${placeOf}
    where item.organization_id = $1 and item.bulk_id = $2 and item.outcome = 'waiting'
    order by item.candidate_id limit $3 for update of candidate`,
    values: [organizationId, id, limit],
  })

/** Chosen candidates as an answer would find them, in the order of the list. */
export const listAddressees = (db: Database, ids: readonly string[]): Promise<Addressee[]> =>
  db.query<Addressee>({
    name: 'list_addressees',
    text: `
    select ${addressee}, candidate.version as "chosenVersion" from candidate ${placeOf}
    where candidate.id = any ($1::uuid[]) order by candidate.applied_at desc, candidate.id desc`,
    values: [ids],
  })

/** The ad and its company, as words for candidates name them. */
export async function getAdNames(
  db: Database,
  jobAdId: string,
): Promise<{ title: Bilingual; company: Bilingual }> {
  const [row] = await db.query<{ title: Bilingual; company: Bilingual }>({
    name: 'names_of_job_ad',
    text: `
    select bilingual(ad.title_ar, ad.title_en) as title, bilingual(company.name_ar, company.name_en) as company
    from job_ad as ad join organization as company on company.id = ad.organization_id where ad.id = $1`,
    values: [jobAdId],
  })
  if (!row) throw new Error('The ad of an answer is gone.')
  return row
}

export type Outcome = 'done' | 'skipped' | 'mailed' | 'dropped' | 'takenBack' | 'kept'

export async function markOutcome(
  db: Transaction,
  { id, organizationId }: BulkKey,
  { candidateIds, outcome }: { candidateIds: readonly string[]; outcome: Outcome },
): Promise<void> {
  if (candidateIds.length === 0) return
  await db.query({
    name: 'mark_outcome_of_bulk_items',
    text: `
    update candidate_bulk_item set outcome = $3
    where organization_id = $1 and bulk_id = $2 and candidate_id = any ($4::uuid[])`,
    values: [organizationId, id, outcome, candidateIds],
  })
}

type Moves = {
  candidateIds: readonly string[]
  /** The words of a rejection for each, or null. */
  messages: readonly (string | null)[]
  state: CandidateState
  reason: RejectionReason | null
  at: Date
  actorId: string
}

/** Moves candidates without a mail. Stores their earlier state and adds an event to each timeline. */
export async function moveMany(
  db: Transaction,
  { id, organizationId }: BulkKey,
  moves: Moves,
): Promise<void> {
  const { candidateIds, messages, state, reason, at, actorId } = moves
  if (candidateIds.length === 0) return
  await db.query({
    name: 'move_many_candidates',
    text: `
    with before as (
      select candidate.id, state, rejection_reason, rejection_message, decided_at, told_at, version, chosen.message
      from unnest($3::uuid[], $4::text[]) as chosen (id, message) join candidate on candidate.id = chosen.id
    ), moved as (
      update candidate set state = $5::candidate_state, rejection_reason = $6, rejection_message = before.message,
        decided_at = case when $5::candidate_state in ('hired', 'rejected') then $7::timestamptz end, told_at = null,
        version = candidate.version + 1
      from before where candidate.id = before.id
    ), noted as (
      insert into candidate_event (candidate_id, organization_id, kind, at, actor_id, state)
      select id, $1, 'moved', $7, $8, $5::candidate_state from before
    )
    update candidate_bulk_item as item set outcome = 'done', version_after = before.version + 1,
      previous_state = before.state, previous_reason = before.rejection_reason,
      previous_message = before.rejection_message, previous_decided_at = before.decided_at,
      previous_told_at = before.told_at
    from before where item.organization_id = $1 and item.bulk_id = $2 and item.candidate_id = before.id`,
    values: [organizationId, id, candidateIds, messages, state, reason, at, actorId],
  })
}

/** A checked candidate; `decidedAt` of a restored rejection without a mail. */
export type Restored = { candidateId: string; decidedAt: Date | null }

/** Takes the next moves of an answer back, each unless the candidate was changed since. */
export function restoreMany(
  db: Transaction,
  { id, organizationId }: BulkKey,
  { at, actorId, limit }: { at: Date; actorId: string; limit: number },
): Promise<Restored[]> {
  return db.query<Restored>({
    name: 'restore_many_candidates',
    text: `
    with item as (
      select * from candidate_bulk_item where organization_id = $1 and bulk_id = $2 and outcome in ('waiting', 'done')
      order by candidate_id limit $3
    ), back as (
      update candidate set state = item.previous_state, rejection_reason = item.previous_reason,
        rejection_message = item.previous_message, decided_at = item.previous_decided_at,
        told_at = item.previous_told_at, version = candidate.version + 1
      from item
      where candidate.id = item.candidate_id and item.previous_state is not null
        and candidate.version = item.version_after and candidate.withdrawn_at is null
      returning candidate.id, candidate.state
    ), noted as (
      insert into candidate_event (candidate_id, organization_id, kind, at, actor_id, state)
      select id, $1, 'moved', $4, $5, state from back
    )
    update candidate_bulk_item as present
    set outcome = case when item.previous_state is null or item.candidate_id in (select id from back)
      then 'takenBack' else 'kept' end
    from item where present.organization_id = $1 and present.bulk_id = $2
      and present.candidate_id = item.candidate_id
    returning present.candidate_id as "candidateId",
      case when present.outcome = 'takenBack' and item.previous_state = 'rejected' and item.previous_told_at is null
        then item.previous_decided_at end as "decidedAt"`,
    values: [organizationId, id, limit, at, actorId],
  })
}

/** The next candidates of an answer to be mailed, locked; without withdrawn ones. */
export type Told = Recipient & {
  branch: Bilingual
  inProgressAt: Date | null
  /** Before the move of the answer; null for a message. */
  previousState: CandidateState | null
  previousToldAt: Date | null
}

export const lockToTell = (
  db: Transaction,
  { id, organizationId }: BulkKey,
  ids: readonly string[],
): Promise<Told[]> =>
  db.query<Told>({
    name: 'lock_told_of_bulk',
    text: `
    select found.*, bilingual(place.name_ar, place.name_en) as branch, candidate.in_progress_at as "inProgressAt",
      item.previous_state as "previousState", item.previous_told_at as "previousToldAt"
    from (${recipientSource}) as found join candidate on candidate.id = found."candidateId" ${placeOf}
    join candidate_bulk_item as item on item.candidate_id = candidate.id
    where item.organization_id = $1 and item.bulk_id = $2 and candidate.id = any ($3::uuid[])
    order by candidate.id for update of candidate`,
    values: [organizationId, id, ids],
  })

/** The next candidates whose message is due. */
export async function listDue(
  db: Transaction,
  { id, organizationId }: BulkKey,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'list_due_of_bulk',
    text: `
    select candidate_id as id from candidate_bulk_item
    where organization_id = $1 and bulk_id = $2 and outcome = 'done' order by candidate_id limit $3`,
    values: [organizationId, id, limit],
  })
  return rows.map((row) => row.id)
}

/** Marks candidates as notified of a move. */
export async function markManyTold(
  db: Transaction,
  { candidateIds, state, at }: { candidateIds: readonly string[]; state: CandidateState; at: Date },
): Promise<void> {
  await db.query({
    name: 'mark_many_candidates_told',
    text: `
    update candidate set
      told_at = case when $2::candidate_state in ('hired', 'rejected') then $3::timestamptz else told_at end,
      in_progress_at = case when $2::candidate_state = 'in-progress' then coalesce(in_progress_at, $3::timestamptz)
        else in_progress_at end
    where id = any ($1::uuid[])`,
    values: [candidateIds, state, at],
  })
}
