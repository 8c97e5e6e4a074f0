import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import { type JobCategory, jobCategories } from '@qareeb/contract/job-ads'
import type { Context } from '../ground/context.ts'
import { countJobAds } from '../search/count-job-ads.ts'
import type { SiteMapEntry } from './site-map.ts'

// The keys of an object that is written in the contract.
const cities = Object.keys(cityPresets) as PresetCity[]

/** Searches that are pages of their own: each city of the home page, and each category in it, where ads are open. */
export async function listSearchEntries(context: Pick<Context, 'db' | 'now'>): Promise<SiteMapEntry[]> {
  const entries: SiteMapEntry[] = []
  for (const city of cities) {
    const { total, category: counts } = await countJobAds(context, { query: { city } })
    if (total.value === 0) continue
    const open = jobCategories.filter((category) => (counts[category]?.value ?? 0) > 0)
    entries.push(searchEntry(city), ...open.map((category) => searchEntry(city, category)))
  }
  return entries
}

/** The canonical address of a search: what the page names as its own (`web/app/search/address/search-head.ts`). */
function searchEntry(city: PresetCity, category?: JobCategory): SiteMapEntry {
  const path = `/search?city=${city}${category ? `&category=${category}` : ''}`
  return { paths: { ar: path, en: `/en${path}` } }
}
