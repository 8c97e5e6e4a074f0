import type { MeasuredPage } from '@qareeb/contract/analytics/measured-pages'
import type { Locale } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'

/** Views of a page in a language on a day; of those who left it, their seconds. */
export type PageViews = {
  day: string
  page: MeasuredPage
  locale: Locale
  views: number
  leaves: number
  seconds: number
}

/** Adds to the counts of pages, in one order. */
export async function addPageViews(db: Database, counts: readonly PageViews[]): Promise<void> {
  if (counts.length === 0) return
  await db.query({
    name: 'add_page_views',
    text: `
      insert into page_view (day, page, locale, views, leaves, seconds)
      select day, page, locale, views, leaves, seconds
      from unnest($1::date[], $2::text[], $3::locale[], $4::int[], $5::int[], $6::int[])
        as list (day, page, locale, views, leaves, seconds)
      order by day, page, locale
      on conflict (day, page, locale) do update set views = page_view.views + excluded.views,
        leaves = page_view.leaves + excluded.leaves, seconds = page_view.seconds + excluded.seconds`,
    values: [
      counts.map(({ day }) => day),
      counts.map(({ page }) => page),
      counts.map(({ locale }) => locale),
      counts.map(({ views }) => views),
      counts.map(({ leaves }) => leaves),
      counts.map(({ seconds }) => seconds),
    ],
  })
}

export type CountedDay = { day: string; views: number; adViews: number }

/** Views of pages, and those of the page of an ad, by day. Days without any are left out. */
export const listDays = (db: Database, since: string): Promise<CountedDay[]> =>
  db.query<CountedDay>({
    name: 'list_days_of_views',
    text: `
      select day::text as day, sum(views)::int as views,
        coalesce(sum(views) filter (where page = 'job-ad'), 0)::int as "adViews"
      from page_view where day >= $1::date group by day order by day`,
    values: [since],
  })

export type CountedPage = {
  page: string
  views: number
  inArabic: number
  inEnglish: number
  seconds: number | null
}

/** Views by page since a day, the most seen first. */
export const listPages = (db: Database, since: string): Promise<CountedPage[]> =>
  db.query<CountedPage>({
    name: 'list_pages_by_views',
    text: `
      select page, sum(views)::int as views, coalesce(sum(views) filter (where locale = 'ar'), 0)::int as "inArabic",
        coalesce(sum(views) filter (where locale = 'en'), 0)::int as "inEnglish",
        round(sum(seconds)::numeric / nullif(sum(leaves), 0))::int as seconds
      from page_view where day >= $1::date group by page order by 2 desc, 1`,
    values: [since],
  })

/** Forgets the counts of the days before one. */
export async function deletePageViewsBefore(db: Database, day: string): Promise<void> {
  await db.query({ text: 'delete from page_view where day < $1::date', values: [day] })
}
