import type { Bilingual } from '@qareeb/contract/locale'
import { locales, type Locale } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'
import { slugsToTry } from '../slugs.ts'

/**
 * Gives an ad the slugs of its present titles. Those it had before stay its own and lead to the new ones.
 * @returns the current slug of each language that the ad is written in
 */
export async function giveSlugs(db: Database, jobAdId: string, title: Bilingual): Promise<Bilingual> {
  const slugs: Bilingual = { ar: null, en: null }
  for (const locale of locales) slugs[locale] = await giveSlug(db, { jobAdId, locale }, title[locale])
  return slugs
}

type SlugOwner = { jobAdId: string; locale: Locale }

async function giveSlug(db: Database, owner: SlugOwner, title: string | null): Promise<string | null> {
  const wanted = title === null ? [] : slugsToTry(title, owner.jobAdId)
  await retireSlugs(db, owner, wanted)
  for (const slug of wanted) if (await claimSlug(db, owner, slug)) return slug
  if (title !== null) throw new Error(`No slug is free for the job ad ${owner.jobAdId}`)
  return null
}

async function retireSlugs(db: Database, { jobAdId, locale }: SlugOwner, wanted: string[]) {
  await db.query({
    name: 'retire_job_ad_slugs',
    text: `
    update job_ad_slug set current = false
    where job_ad_id = $1 and locale = $2 and current and slug <> all ($3::text[])`,
    values: [jobAdId, locale, wanted],
  })
}

/**
 * True when the slug is the ad's own now. The same title in both languages gives one slug, which one language
 * keeps.
 */
async function claimSlug(db: Database, { jobAdId, locale }: SlugOwner, slug: string): Promise<boolean> {
  const claimed = await db.query({
    name: 'claim_job_ad_slug',
    text: `
    insert into job_ad_slug (slug, job_ad_id, locale, current) values ($1, $2, $3, true)
    on conflict (slug) do nothing returning slug`,
    values: [slug, jobAdId, locale],
  })
  if (claimed.length > 0) return true
  const revived = await db.query({
    name: 'revive_job_ad_slug',
    text: `
    update job_ad_slug set current = true where slug = $1 and job_ad_id = $2 and locale = $3 returning slug`,
    values: [slug, jobAdId, locale],
  })
  return revived.length > 0
}
