import type { Database } from '../../platform/database/database.ts'

/** Where the pages of one open ad are: its current slugs. */
export type OpenAddressRow = { number: number; updatedAt: Date; slugAr: string | null; slugEn: string | null }

/** The ranges of so many numbers that hold at least one open ad, found by jumping from range to range in the index. */
export async function listOpenRanges(db: Database, now: Date, size: number): Promise<number[]> {
  const rows = await db.query<{ range: number }>({
    name: 'open_ranges',
    text: `with recursive jump as (
        (select number from job_ad where status = 'published' and expires_at > $1 order by number limit 1)
        union all
        select (select number from job_ad
          where status = 'published' and expires_at > $1 and number >= (jump.number / $2 + 1)::bigint * $2
          order by number limit 1)
        from jump where jump.number is not null
      )
      select number / $2 as range from jump where number is not null`,
    values: [now, size],
  })
  return rows.map(({ range }) => range)
}

/** Numbers of ads from the first to the last, and the moment at which they have to be open. */
type OpenNumbers = { first: number; last: number; now: Date }

/** The open ads of these numbers. */
export const listOpenAddresses = (
  db: Database,
  { first, last, now }: OpenNumbers,
): Promise<OpenAddressRow[]> =>
  db.query<OpenAddressRow>({
    name: 'open_addresses',
    text: `select ad.number, ad.updated_at as "updatedAt", ar.slug as "slugAr", en.slug as "slugEn"
        from job_ad as ad
        left join job_ad_slug as ar on ar.job_ad_id = ad.id and ar.locale = 'ar' and ar.current and ad.title_ar is not null
        left join job_ad_slug as en on en.job_ad_id = ad.id and en.locale = 'en' and en.current and ad.title_en is not null
        where ad.status = 'published' and ad.expires_at > $1 and ad.number between $2 and $3
        order by ad.number`,
    values: [now, first, last],
  })

/** How many of these numbers are open ads, and when one of them changed last. */
export async function findOpenStamp(db: Database, { first, last, now }: OpenNumbers): Promise<string> {
  const [row] = await db.query<{ stamp: string }>({
    name: 'open_stamp',
    text: `select concat_ws(' ', count(*), max(updated_at)) as stamp from job_ad
      where status = 'published' and expires_at > $1 and number between $2 and $3`,
    values: [now, first, last],
  })
  return row?.stamp ?? ''
}
