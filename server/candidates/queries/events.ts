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

export type EventOfMany = Pick<NewEvent, 'organizationId' | 'kind' | 'at' | 'actorId' | 'state'> & {
  candidateIds: readonly string[]
  /** The texts that they were sent, in the order of the ids. */
  texts?: readonly (string | null)[]
}

/** Adds an entry to the timeline of each of several candidates, with or without a text of its own. */
export async function addEvents(db: Transaction, event: EventOfMany): Promise<void> {
  const { candidateIds, texts = [], organizationId, kind, at, actorId = null, state = null } = event
  await db.query({
    name: 'add_candidate_events',
    text: `
    insert into candidate_event (candidate_id, text, organization_id, kind, at, actor_id, state)
    select candidate_id, text, $3, $4, $5, $6, $7 from unnest($1::uuid[], $2::text[]) as entry (candidate_id, text)`,
    values: [candidateIds, texts, organizationId, kind, at, actorId, state],
  })
}

/** A state before later moves, and whether the candidate was notified of it. */
export type EarlierState = { candidateId: string; state: CandidateState; isKnown: boolean }

/**
 * The state of each candidate before some number of latest moves, the present one counted. Only moves since the last
 * application count; before them the state is *new*. A decision is known if it was the last one that the candidate was
 * notified of, and they were not reopened between that and the decision.
 */
export const listStatesBefore = (
  db: Database,
  { candidateIds, moves }: { candidateIds: readonly string[]; moves: number },
): Promise<EarlierState[]> =>
  db.query<EarlierState>({
    name: 'earlier_states_of_candidates',
    text: `
    select chosen.id as "candidateId", coalesce(earlier.state, 'new') as state,
      coalesce(earlier.is_known, true) as "isKnown"
    from unnest($1::uuid[]) as chosen (id) left join lateral (
      with event as (
        select number, kind, state from candidate_event
        where candidate_id = chosen.id and kind in ('moved', 'told') and number > coalesce((select max(number)
          from candidate_event where candidate_id = chosen.id and kind = 'appliedAgain'), 0)
      ), told as (
        select number, state from event where kind = 'told' order by number desc limit 1
      )
      select moved.state, case moved.state
        when 'new' then true
        when 'in-progress' then (select in_progress_at is not null from candidate where id = chosen.id)
        else exists (select from told where told.state = moved.state and not exists (select from event as reopened
          where reopened.kind = 'moved' and reopened.state in ('new', 'in-progress')
            and reopened.number > told.number and reopened.number < moved.number))
        end as is_known
      from event as moved where moved.kind = 'moved'
      order by moved.number desc offset $2 limit 1
    ) as earlier on true`,
    values: [candidateIds, moves],
  })

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
