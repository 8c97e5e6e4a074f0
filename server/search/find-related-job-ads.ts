import type { JobCategory } from '@qareeb/contract/job-ads'
import type { Context } from '../ground/context.ts'
import type { FoundCard } from '../job-ads/open-ads/to-job-ad-cards.ts'
import { occupationGroups } from '../vocabulary/occupation-groups.ts'
import type { Cursor, Point, SearchFilter } from './engine/request.ts'
import { searchJobAds } from './search-job-ads.ts'

export type RelatedTo = {
  /** `job_ad.number`. */
  number: number
  organizationId: string
  titles: readonly (string | null)[]
  category: JobCategory
  at: Point
}

const perList = 6
const perCompany = 2
const similarWithinKm = 150
const nearbyWithinKm = 30

/**
 * Open ads that resemble an ad, nearest first: the same occupation, else the same category; and other open ads near
 * its place. None is in both lists, nor is the ad itself; of no company more than two, and those of the ad's own
 * company after the others.
 */
export async function findRelatedJobAds(
  context: Pick<Context, 'db' | 'now'>,
  ad: RelatedTo,
): Promise<{ similar: RelatedAd[]; nearby: RelatedAd[] }> {
  const find = finderAround(context, ad.at)
  const [sameOccupation, around] = await Promise.all([findSameOccupation(find, ad), findNearby(find)])
  const isFull = pick(ad, sameOccupation).length === perList
  const sameCategory = isFull ? none : await find(similarWithinKm, { category: [ad.category] })

  const similar = pick(ad, [...sameOccupation, ...sameCategory.rows])
  const nearby = pick(ad, around.rows, similar)
  if (nearby.length === perList || !around.next) return { similar, nearby }
  // The nearest page may hold the ads of one company alone.
  const farther = await findNearby(find, around.next)
  return { similar, nearby: pick(ad, [...around.rows, ...farther.rows], similar) }
}

type RelatedAd = FoundCard & { number: number }
type Found = { rows: RelatedAd[]; next: Cursor | null }

const none: Found = { rows: [], next: null }

type Filter = Omit<SearchFilter, 'now' | 'area'>
type Find = (radiusKm: number, filter: Filter, after?: Cursor) => Promise<Found>

function finderAround({ db, now }: Pick<Context, 'db' | 'now'>, at: Point): Find {
  return (radiusKm, filter, after) => {
    const around = { area: { kind: 'circle', ...at, radiusKm }, viewer: at, sort: 'closest' } as const
    return searchJobAds({ db, now }, { ...filter, ...around, now: now(), ...(after && { after }) })
  }
}

async function findSameOccupation(find: Find, { titles }: RelatedTo): Promise<RelatedAd[]> {
  const words = titles.map((title) => occupationGroups(title ?? '')).find((groups) => groups.length > 0)
  return words ? (await find(similarWithinKm, { words })).rows : []
}

const findNearby = (find: Find, after?: Cursor) =>
  find(nearbyWithinKm, { workMode: ['onsite', 'hybrid'] }, after)

/** The first few, each ad once, without the ad itself and those that stand elsewhere. */
function pick(
  { number, organizationId }: RelatedTo,
  found: readonly RelatedAd[],
  elsewhere: readonly RelatedAd[] = [],
): RelatedAd[] {
  const seen = new Set([number, ...elsewhere.map((ad) => ad.number)])
  const ads = found.filter((ad) => !seen.has(ad.number) && seen.add(ad.number))
  const { true: own = [], false: others = [] } = Object.groupBy(
    ads,
    ({ card }) => `${card.organization.id === organizationId}`,
  )
  const ofCompany = new Map<string, number>()
  return [...others, ...own]
    .filter(({ card: { organization } }) => {
      const count = (ofCompany.get(organization.id) ?? 0) + 1
      ofCompany.set(organization.id, count)
      return count <= perCompany
    })
    .slice(0, perList)
}
