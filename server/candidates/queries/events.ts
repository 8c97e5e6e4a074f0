import type { CandidateState, CandidateStep } from '@qareeb/contract/candidates'
import type { CandidateEventKind } from '@qareeb/contract/candidates/candidate-details'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type NewEvent = {
  candidateId: string
  organizationId: string
  kind: CandidateEventKind
  at: Date
  /** The member of the team that acted. */
  actorId?: string | null
  state?: CandidateState | null
  step?: CandidateStep | null
  on?: string | null
  /** The text that the candidate was sent. */
  text?: string | null
}

/** Adds an entry to a timeline. */
export async function addEvent(db: Transaction, event: NewEvent): Promise<void> {
  const {
    candidateId,
    organizationId,
    kind,
    at,
    actorId = null,
    state = null,
    step = null,
    on = null,
    text = null,
  } = event
  await db.query({
    name: 'add_candidate_event',
    text: `
    insert into candidate_event (candidate_id, organization_id, kind, at, actor_id, state, step, "on", text)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [candidateId, organizationId, kind, at, actorId, state, step, on, text],
  })
}

/** Notes with each of some candidates that somebody of the team exported them. */
export async function addExportedEvents(
  db: Transaction,
  {
    candidateIds,
    organizationId,
    actorId,
    at,
  }: { candidateIds: readonly string[]; organizationId: string; actorId: string; at: Date },
): Promise<void> {
  await db.query({
    name: 'add_exported_events',
    text: `
    insert into candidate_event (candidate_id, organization_id, kind, at, actor_id)
    select candidate_id, $2, 'exported', $3, $4 from unnest($1::uuid[]) as exported (candidate_id)`,
    values: [candidateIds, organizationId, at, actorId],
  })
}

/** A state before later moves, and whether the candidate was notified of it. */
export type EarlierState = { state: CandidateState; isKnown: boolean }

/** The state of a candidate before some number of latest moves, the present one counted. */
export async function getStateBefore(
  db: Database,
  { candidateId, moves }: { candidateId: string; moves: number },
): Promise<EarlierState> {
  const [row] = await db.query<{ state: CandidateState | null; isKnown: boolean }>({
    name: 'earlier_state_of_candidate',
    text: `
    select moved.state as "state", case moved.state
      when 'new' then true
      when 'in-progress' then candidate.in_progress_at is not null
      else exists (select from candidate_event as told
        where told.candidate_id = candidate.id and told.kind = 'told' and told.number > moved.number)
      end as "isKnown"
    from candidate join candidate_event as moved on moved.candidate_id = candidate.id and moved.kind = 'moved'
    where candidate.id = $1
    order by moved.number desc offset $2 limit 1`,
    values: [candidateId, moves],
  })
  return { state: row?.state ?? 'new', isKnown: row?.isKnown ?? true }
}

export type EventRow = {
  kind: CandidateEventKind
  at: Date
  actorId: string | null
  /** Null when that account has gone. */
  actorName: string | null
  state: CandidateState | null
  step: CandidateStep | null
  on: string | null
  text: string | null
}

/** The timeline of an application, the oldest first. */
export const listEvents = (db: Database, candidateId: string): Promise<EventRow[]> =>
  db.query<EventRow>({
    name: 'list_candidate_events',
    text: `
    select event.kind, event.at, event.actor_id as "actorId",
      nullif(trim(concat_ws(' ', actor.first_name, actor.last_name)), '') as "actorName", event.state, event.step, event."on",
      event.text
    from candidate_event as event left join user_account as actor on actor.id = event.actor_id
    where event.candidate_id = $1 order by event.number limit 500`,
    values: [candidateId],
  })
