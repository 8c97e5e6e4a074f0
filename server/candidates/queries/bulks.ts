import type { CandidateState, RejectionReason } from '@qareeb/contract/candidates'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { ChosenCandidate } from './candidates-of-ad.ts'

/** An answer to many candidates, as it was confirmed. */
export type BulkRequest = {
  id: string
  organizationId: string
  jobAdId: string
  actorId: string
  action: 'move' | 'message'
  state: CandidateState | null
  reason: RejectionReason | null
  textAr: string | null
  textEn: string | null
  createdAt: Date
  leavesAt: Date
}

export type Bulk = BulkRequest & { takenBackAt: Date | null; requestHash: Buffer }

/** Adds an answer. @returns false when there is one under this id */
export async function insertBulk(
  db: Transaction,
  bulk: BulkRequest & { requestHash: Buffer },
): Promise<boolean> {
  const added = await db.query({
    name: 'insert_candidate_bulk',
    text: `
    insert into candidate_bulk (id, organization_id, job_ad_id, actor_id, action, state, reason, text_ar, text_en,
      request_hash, created_at, leaves_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    values: [
      bulk.id,
      bulk.organizationId,
      bulk.jobAdId,
      bulk.actorId,
      bulk.action,
      bulk.state,
      bulk.reason,
      bulk.textAr,
      bulk.textEn,
      bulk.requestHash,
      bulk.createdAt,
      bulk.leavesAt,
    ],
  })
  return added.length > 0
}

export async function insertItems(
  db: Transaction,
  { id, organizationId }: Pick<Bulk, 'id' | 'organizationId'>,
  chosen: readonly ChosenCandidate[],
): Promise<void> {
  await db.query({
    name: 'insert_candidate_bulk_items',
    text: `
    insert into candidate_bulk_item (organization_id, bulk_id, candidate_id, version)
    select $1, $2, candidate_id, version from unnest($3::uuid[], $4::integer[]) as chosen (candidate_id, version)`,
    values: [organizationId, id, chosen.map((one) => one.id), chosen.map(({ version }) => version)],
  })
}

/** An answer, locked until the transaction ends. Needs the scope of the company. */
export async function lockBulk(
  db: Transaction,
  { id, organizationId }: Pick<Bulk, 'id' | 'organizationId'>,
): Promise<Bulk | undefined> {
  const [row] = await db.query<Bulk>({
    name: 'lock_candidate_bulk',
    text: `
    select id, organization_id as "organizationId", job_ad_id as "jobAdId", actor_id as "actorId",
      action::text as action, state, reason, text_ar as "textAr", text_en as "textEn", created_at as "createdAt",
      leaves_at as "leavesAt", taken_back_at as "takenBackAt", request_hash as "requestHash"
    from candidate_bulk where id = $1 and organization_id = $2 for update`,
    values: [id, organizationId],
  })
  return row
}

export async function markTakenBack(
  db: Transaction,
  { id, organizationId, at }: Pick<Bulk, 'id' | 'organizationId'> & { at: Date },
): Promise<void> {
  await db.query({
    name: 'mark_candidate_bulk_taken_back',
    text: 'update candidate_bulk set taken_back_at = $3 where id = $1 and organization_id = $2',
    values: [id, organizationId, at],
  })
}

/** An answer with how many of its candidates stand where. */
export type BulkProgress = {
  id: string
  action: 'move' | 'message'
  state: CandidateState | null
  createdAt: Date
  leavesAt: Date
  takenBackAt: Date | null
  actorId: string
  actorName: string | null
  total: number
  waiting: number
  done: number
  skipped: number
  mailed: number
  takenBack: number
}

/** Answers about an ad since a moment, the latest first; of these the one with an id, if asked. */
export const listBulks = (
  db: Database,
  { jobAdId, since, id = null }: { jobAdId: string; since: Date; id?: string | null },
): Promise<BulkProgress[]> =>
  db.query<BulkProgress>({
    name: 'list_candidate_bulks',
    text: `
    select bulk.id, bulk.action, bulk.state, bulk.created_at as "createdAt", bulk.leaves_at as "leavesAt",
      bulk.taken_back_at as "takenBackAt", bulk.actor_id as "actorId",
      nullif(trim(concat_ws(' ', actor.first_name, actor.last_name)), '') as "actorName", count.*
    from candidate_bulk as bulk left join user_account as actor on actor.id = bulk.actor_id,
      lateral (select count(*)::int as total, count(*) filter (where outcome = 'waiting')::int as waiting,
        -- A move to new is told to nobody.
        count(*) filter (where outcome = 'done' or outcome = 'mailed' and bulk.state = 'new')::int as done,
        count(*) filter (where outcome in ('skipped', 'dropped', 'kept'))::int as skipped,
        count(*) filter (where outcome = 'mailed' and bulk.state is distinct from 'new')::int as mailed,
        count(*) filter (where outcome = 'takenBack')::int as "takenBack"
        from candidate_bulk_item as item
        where item.organization_id = bulk.organization_id and item.bulk_id = bulk.id) as count
    where bulk.job_ad_id = $1 and bulk.created_at >= $2 and ($3::uuid is null or bulk.id = $3)
    order by bulk.created_at desc, bulk.id limit 20`,
    values: [jobAdId, since, id],
  })
