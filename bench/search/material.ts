import type { Database } from '@qareeb/server/platform/database/database.ts'
import type { Material } from './dice.ts'

/** Words, addresses and companies of a seeded database, the same at every run. */
export async function readMaterial(owner: Database): Promise<Material> {
  const words = await owner.query<{ word: string; share: number }>({
    text: `
    with counted as (
      select word as lexeme, count(*) / (select count(*)::float8 from search_entry) as share
      from search_word where word !~ '^[+]' group by word having count(*) > 3
    )
    select word, share from counted join search_vocabulary using (lexeme) order by share desc, word limit 4000`,
  })
  const jobAds = await owner.query<{ id: string; slug: string }>({
    text: `
    select job_ad.id, slug from job_ad_slug join job_ad on job_ad.id = job_ad_id
    where status = 'published' and current order by hashint4(number) limit 2000`,
  })
  const organizations = await owner.query<{ id: string }>({
    text: 'select id from organization order by number limit 200',
  })
  return { words, jobAds, organizationIds: organizations.map(({ id }) => id) }
}
