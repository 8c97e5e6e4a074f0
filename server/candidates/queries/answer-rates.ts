import type { Database, Transaction } from '../../platform/database/database.ts'

export type Counted = { answered: number; counted: number }

type Counting = { organizationId: string; since: Date; appliedBefore: Date }

/**
 * Applications to a company since a moment: those that were answered, and with them those that should have been.
 * These count as an answer: in progress, a mailed decision, or a mail about the closed ad. Needs its scope.
 */
export async function countAnswers(
  db: Database,
  { organizationId, since, appliedBefore }: Counting,
): Promise<Counted> {
  const [row] = await db.query<Counted>({
    name: 'count_answers_of_company',
    text: `
    with recent as (
      select candidate.withdrawn_at, candidate.applied_at,
        candidate.in_progress_at is not null or candidate.told_at is not null
          or candidate.closing_told_at is not null and ad.closed_at is not null as is_answered
      from candidate join job_ad as ad on ad.id = candidate.job_ad_id
      where candidate.organization_id = $1 and candidate.email is not null and candidate.applied_at >= $2)
    select count(*) filter (where is_answered)::int as answered,
      count(*) filter (where is_answered or withdrawn_at is null and applied_at < $3)::int as counted
    from recent`,
    values: [organizationId, since, appliedBefore],
  })
  return row ?? { answered: 0, counted: 0 }
}

/** Companies with an ad that was open within some time, or with a rate that may be out of date. */
export async function listRatedOrganizations(db: Database, since: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'list_organizations_with_answers',
    text: `
    select organization_id as id from job_ad where status = 'published' and expires_at >= $1
    union select organization_id from job_ad where status = 'archived' and closed_at >= $1
    union select organization_id from organization_answer_rate order by 1`,
    values: [since],
  })
  return rows.map(({ id }) => id)
}

/** Keeps the rate of a company. Needs its scope. */
export async function saveAnswerRate(
  db: Transaction,
  { organizationId, answered, counted, now }: Counted & { organizationId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'save_answer_rate',
    text: `
    insert into organization_answer_rate (organization_id, answered, counted, worked_out_at) values ($1, $2, $3, $4)
    on conflict (organization_id) do update set answered = excluded.answered, counted = excluded.counted,
      worked_out_at = excluded.worked_out_at`,
    values: [organizationId, answered, counted, now],
  })
}

/** Forgets the rate of a company with too few applications. Needs its scope. */
export async function deleteAnswerRate(db: Transaction, organizationId: string): Promise<void> {
  await db.query({
    name: 'delete_answer_rate',
    text: 'delete from organization_answer_rate where organization_id = $1',
    values: [organizationId],
  })
}

/** The rate of a company that everybody may see, with nulls where it has none; undefined for an unknown company. */
export async function findAnswerRate(
  db: Database,
  organizationId: string,
): Promise<{ answered: number | null; counted: number | null } | undefined> {
  const [row] = await db.query<{ answered: number | null; counted: number | null }>({
    name: 'find_answer_rate',
    text: `
    select rate.answered, rate.counted from organization as company
    left join organization_answer_rate as rate on rate.organization_id = company.id and company.hidden_since is null
    where company.id = $1 and company.erased_at is null`,
    values: [organizationId],
  })
  return row
}

/** The usual answer time of a company that everybody may see, else null; undefined for an unknown company. */
export async function findUsualAnswerDays(
  db: Database,
  { organizationId, since }: { organizationId: string; since: Date },
): Promise<{ days: number | null } | undefined> {
  const [row] = await db.query<{ days: number | null }>({
    name: 'find_usual_answer_days',
    text: `
    select case when hidden_since is null then usual_answer_days(id, $2) end as days from organization
    where id = $1 and erased_at is null`,
    values: [organizationId, since],
  })
  return row
}
