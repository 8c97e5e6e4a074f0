import type { ViewSource } from '@qareeb/contract/analytics/view-sources'
import type { Database } from '../../platform/database/database.ts'

export type CandidateNumbers = {
  applications: number
  opened: number
  inProgress: number
  hired: number
  answered: number
  /** Median of those who were answered. */
  firstAnswerHours: number | null
}

/** How far the candidates of an ad came. Needs the scope of its company. */
export async function countProgress(db: Database, jobAdId: string): Promise<CandidateNumbers> {
  const [row] = await db.query<CandidateNumbers>({
    name: 'count_progress_of_candidates',
    text: `
    select count(*)::int as applications, count(opened_at)::int as opened,
      count(*) filter (where in_progress_at is not null or place = 2)::int as "inProgress",
      count(*) filter (where place = 2)::int as hired,
      count(least(in_progress_at, told_at))::int as answered,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from least(in_progress_at, told_at) - applied_at) / 3600))::int as "firstAnswerHours"
    from candidate where job_ad_id = $1`,
    values: [jobAdId],
  })
  if (!row) throw new Error('An aggregate gives a row.')
  return row
}

export type SourceViews = { source: ViewSource; views: number }

/** Visitors of an ad by where they came from, the most first. Needs the scope of its company. */
export const listSources = (db: Database, jobAdId: string): Promise<SourceViews[]> =>
  db.query<SourceViews>({
    name: 'list_sources_of_views',
    text: `
    select source, sum(views)::int as views from job_ad_view where job_ad_id = $1 group by source order by 2 desc, 1`,
    values: [jobAdId],
  })

export type DayNumbers = { day: string; views: number; applications: number }

/** Visitors and applications of an ad on some days in Riyadh. Needs the scope of its company. */
export const listDaysOf = (
  db: Database,
  { jobAdId, days }: { jobAdId: string; days: readonly string[] },
): Promise<DayNumbers[]> =>
  db.query<DayNumbers>({
    name: 'list_days_of_job_ad',
    text: `
    select list.day::text as day,
      coalesce((select sum(views) from job_ad_view where job_ad_id = $1 and job_ad_view.day = list.day), 0)::int as views,
      (select count(*) from candidate where job_ad_id = $1
        and applied_at >= list.day::timestamp at time zone 'Asia/Riyadh'
        and applied_at < (list.day + 1)::timestamp at time zone 'Asia/Riyadh')::int as applications
    from unnest($2::date[]) as list (day) order by list.day`,
    values: [jobAdId, days],
  })
