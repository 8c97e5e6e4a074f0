import type { Context } from '../context.ts'
import type { SiteMapEntry } from './site-map.ts'

type Asker = Pick<Context, 'db' | 'now'>

/** Ads whose numbers lie in one range of this many stand in one part: twice as many addresses, far below 50,000. */
const partSize = 10_000
const batchSize = 1_000

/** The numbers of the parts that hold at least one open ad, found by jumping from range to range in the index. */
export async function listSiteMapParts({ db, now }: Asker): Promise<number[]> {
  const rows = await db.query<{ part: number }>({
    name: 'site_map_parts',
    text: `with recursive jump as (
        (select number from job_ad where status = 'published' and expires_at > $1 order by number limit 1)
        union all
        select (select number from job_ad
          where status = 'published' and expires_at > $1 and number >= (jump.number / $2 + 1) * $2
          order by number limit 1)
        from jump where jump.number is not null
      )
      select number / $2 as part from jump where number is not null`,
    values: [now(), partSize],
  })
  return rows.map(({ part }) => part)
}

type Row = { number: number; updatedAt: Date; slugAr: string | null; slugEn: string | null }

/** The open ads of one part, in batches; each begins where the one before ended. */
export async function* listSiteMapAds({ db, now }: Asker, part: number): AsyncGenerator<SiteMapEntry[]> {
  const end = (part + 1) * partSize
  let after = part * partSize - 1
  for (;;) {
    const rows = await db.query<Row>({
      name: 'site_map_ads',
      text: `select ad.number, ad.updated_at as "updatedAt", ar.slug as "slugAr", en.slug as "slugEn"
        from job_ad as ad
        left join job_ad_slug as ar on ar.job_ad_id = ad.id and ar.locale = 'ar' and ar.current and ad.title_ar is not null
        left join job_ad_slug as en on en.job_ad_id = ad.id and en.locale = 'en' and en.current and ad.title_en is not null
        where ad.status = 'published' and ad.expires_at > $1 and ad.number > $2 and ad.number < $3
        order by ad.number
        limit $4`,
      values: [now(), after, end, batchSize],
    })
    yield rows.map(toEntry)
    if (rows.length < batchSize) return
    after = rows.at(-1)?.number ?? end
  }
}

const toEntry = ({ slugAr, slugEn, updatedAt }: Row): SiteMapEntry => ({
  paths: {
    ar: slugAr === null ? undefined : `/job/${encodeURIComponent(slugAr)}`,
    en: slugEn === null ? undefined : `/en/job/${encodeURIComponent(slugEn)}`,
  },
  changedAt: updatedAt,
})
