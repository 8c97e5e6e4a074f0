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

/** The first `most` open ads whose numbers lie between `after` and `last`, without the one and with the other. */
export const listOpenAddresses = (
  db: Database,
  { after, last, now, most }: { after: number; last: number; now: Date; most: number },
): Promise<OpenAddressRow[]> =>
  db.query<OpenAddressRow>({
    name: 'open_addresses',
    text: `select ad.number, ad.updated_at as "updatedAt", ar.slug as "slugAr", en.slug as "slugEn"
        from job_ad as ad
        left join job_ad_slug as ar on ar.job_ad_id = ad.id and ar.locale = 'ar' and ar.current and ad.title_ar is not null
        left join job_ad_slug as en on en.job_ad_id = ad.id and en.locale = 'en' and en.current and ad.title_en is not null
        where ad.status = 'published' and ad.expires_at > $1 and ad.number > $2 and ad.number <= $3
        order by ad.number
        limit $4`,
    values: [now, after, last, most],
  })
