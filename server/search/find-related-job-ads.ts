import type { JobCategory } from '@qareeb/contract/job-ads'
import type { Context } from '../context.ts'
import { findPage } from './engine/find-page.ts'
import type { FoundAd, Point, SearchFilter } from './engine/request.ts'
import { searchMemory } from './search-memory.ts'
import { occupationGroups } from './words/occupation-groups.ts'

export type RelatedTo = {
  /** `job_ad.number`. */
  number: number
  titles: readonly (string | null)[]
  category: JobCategory
  at: Point
}

const perList = 6
const similarWithinKm = 150
const nearbyWithinKm = 30

/**
 * Open ads that resemble an ad, nearest first: the same occupation, else the same category; and other open ads near
 * its place. None stands in both lists, nor does the ad itself.
 */
export async function findRelatedJobAds(
  context: Pick<Context, 'db' | 'now'>,
  ad: RelatedTo,
): Promise<{ similar: FoundAd[]; nearby: FoundAd[] }> {
  const find = finderAround(context, ad.at)
  const [sameOccupation, around] = await Promise.all([
    findSameOccupation(find, ad),
    find(nearbyWithinKm, { workMode: ['onsite', 'hybrid'] }),
  ])
  const sameCategory =
    sameOccupation.length > perList ? [] : await find(similarWithinKm, { category: [ad.category] })

  const similar = pick([...sameOccupation, ...sameCategory], [ad.number])
  return { similar, nearby: pick(around, [ad.number, ...similar.map(({ number }) => number)]) }
}

type Find = (radiusKm: number, filter: Omit<SearchFilter, 'now' | 'area'>) => Promise<FoundAd[]>

function finderAround({ db, now }: Pick<Context, 'db' | 'now'>, at: Point): Find {
  return async (radiusKm, filter) => {
    const statistics = await searchMemory({ db, now }).statistics()
    const area = { kind: 'circle', ...at, radiusKm } as const
    return (await findPage(db, statistics, { ...filter, area, viewer: at, sort: 'closest', now: now() })).rows
  }
}

async function findSameOccupation(find: Find, { titles }: RelatedTo): Promise<FoundAd[]> {
  const words = titles.map((title) => occupationGroups(title ?? '')).find((groups) => groups.length > 0)
  return words ? find(similarWithinKm, { words }) : []
}

/** The first few, each ad once. */
function pick(found: readonly FoundAd[], but: readonly number[]): FoundAd[] {
  const seen = new Set(but)
  return found.filter(({ number }) => !seen.has(number) && seen.add(number)).slice(0, perList)
}
