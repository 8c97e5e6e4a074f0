import type { Database } from '../../platform/database/database.ts'
import { giveSlugs } from './slugs.ts'

/** Companies with an ad that has a public page. */
export async function listOwnersOfAds(db: Database): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    text: `select distinct organization_id as id from job_ad where status <> 'draft' order by 1`,
  })
  return rows.map(({ id }) => id)
}

type Batch = { organizationId: string; after: number; most: number }

/** Refreshes the slugs of the next ads of a company, by number. @returns the last number, null at the end */
export async function refreshNext(
  db: Database,
  { organizationId, after, most }: Batch,
): Promise<{ changed: number; last: number | null }> {
  const ads = await db.query<{
    id: string
    number: number
    ar: string | null
    en: string | null
    slugs: string[]
  }>({
    name: 'ads_with_slugs',
    text: `
    select ad.id, ad.number, ad.title_ar as ar, ad.title_en as en,
      array(select slug from job_ad_slug where job_ad_id = ad.id and current) as slugs
    from job_ad as ad
    where ad.organization_id = $1 and ad.status <> 'draft' and ad.number > $2
    order by ad.number limit $3 for update of ad`,
    values: [organizationId, after, most],
  })
  let changed = 0
  for (const { id, ar, en, slugs } of ads) {
    const given = await giveSlugs(db, id, { ar, en })
    changed += [given.ar, given.en].filter((slug) => slug !== null && !slugs.includes(slug)).length
  }
  return { changed, last: ads.length < most ? null : (ads.at(-1)?.number ?? null) }
}
