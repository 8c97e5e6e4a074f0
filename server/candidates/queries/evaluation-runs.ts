import type { Database, Transaction } from '../../platform/database/database.ts'

type OfAd = { jobAdId: string; organizationId: string }

export type EvaluationRun = {
  begunAt: Date
  finishedAt: Date | null
  total: number
  done: number
  afterAt: Date | null
  afterId: string | null
}

/** The last run of an ad. Needs the scope of the company. */
export async function findRun(db: Database, jobAdId: string): Promise<EvaluationRun | undefined> {
  const [row] = await db.query<EvaluationRun>({
    name: 'find_evaluation_run',
    text: `
    select begun_at as "begunAt", finished_at as "finishedAt", total, done, after_at as "afterAt", after_id as "afterId"
    from candidate_evaluation_run where job_ad_id = $1`,
    values: [jobAdId],
  })
  return row
}

/** Begins a run unless one has begun after `staleBefore` and is not over. @returns whether it began */
export async function beginRun(
  db: Transaction,
  { jobAdId, organizationId, now, staleBefore }: OfAd & { now: Date; staleBefore: Date },
): Promise<boolean> {
  const begun = await db.query({
    name: 'begin_evaluation_run',
    text: `
    insert into candidate_evaluation_run as run (job_ad_id, organization_id, begun_at, total)
    select $1, $2, $3, count(*) from candidate where job_ad_id = $1 and place < 4
    on conflict (job_ad_id) do update set begun_at = excluded.begun_at, finished_at = null, total = excluded.total,
      done = 0, after_at = null, after_id = null
      where run.finished_at is not null or run.begun_at < $4
    returning job_ad_id`,
    values: [jobAdId, organizationId, now, staleBefore],
  })
  return begun.length > 0
}

export type NextCandidate = { candidateId: string; appliedAt: Date }

/** The next candidates of a run, the newest first. */
export const listNextOfRun = (
  db: Database,
  {
    jobAdId,
    afterAt,
    afterId,
    limit,
  }: { jobAdId: string; limit: number } & Pick<EvaluationRun, 'afterAt' | 'afterId'>,
): Promise<NextCandidate[]> =>
  db.query<NextCandidate>({
    name: 'list_next_of_evaluation_run',
    text: `
    select id as "candidateId", applied_at as "appliedAt" from candidate
    where job_ad_id = $1 and place < 4
      and ($2::timestamptz is null or (applied_at, id) < ($2::timestamptz, $3::uuid))
    order by applied_at desc, id desc limit $4`,
    values: [jobAdId, afterAt, afterId, limit],
  })

/** Counts one more checked candidate of a run. */
export async function advanceRun(
  db: Transaction,
  { jobAdId, begunAt, candidateId, appliedAt }: { jobAdId: string; begunAt: Date } & NextCandidate,
): Promise<void> {
  await db.query({
    name: 'advance_evaluation_run',
    text: `
    update candidate_evaluation_run set done = least(done + 1, total), after_at = $3, after_id = $4
    where job_ad_id = $1 and begun_at = $2`,
    values: [jobAdId, begunAt, appliedAt, candidateId],
  })
}

/** Notes that a run is over. */
export async function finishRun(
  db: Transaction,
  { jobAdId, begunAt, now }: { jobAdId: string; begunAt: Date; now: Date },
): Promise<void> {
  await db.query({
    name: 'finish_evaluation_run',
    text: `
    update candidate_evaluation_run set finished_at = $3, done = total where job_ad_id = $1 and begun_at = $2`,
    values: [jobAdId, begunAt, now],
  })
}
