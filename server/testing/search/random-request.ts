import { cityPresets } from '@qareeb/contract/cities'
import { postedWithinDays, paySteps, sorts } from '@qareeb/contract/search/choices'
import { seededRandom } from '@qareeb/demo/random'
import type { Area, Point, SearchRequest } from '../../search/engine/request.ts'
import { drawWith } from './draw.ts'
import { drawPlainFilters } from './plain-filters.ts'

export type World = {
  now: Date
  /** Lexemes that ads hold, commonest first. */
  words: string[]
  /** How many organizations there are; their numbers begin at 1. */
  organizations: number
}

/** Any request that the API can express: every sort, filter, kind of area and number of words. */
export function randomRequest(random: () => number, { now, words, organizations }: World): SearchRequest {
  const { among, chance } = drawWith(random)
  const word = () => among(words.slice(0, Math.ceil(words.length * random() ** 3)))

  const viewer = somewhere(random)
  const area = among(['none', 'bounds', 'bounds', 'circle', 'circle', 'none'] as const)
  return {
    now,
    sort: among(sorts),
    viewer,
    ...(area === 'bounds' && { area: rectangleAround(viewer, random) }),
    ...(area === 'circle' && {
      area: {
        kind: 'circle' as const,
        radiusKm: among([2, 25, 100]),
        ...(chance(0.8) ? viewer : somewhere(random)),
      },
    }),
    ...(chance(0.35) && {
      words: Array.from({ length: chance(0.3) ? 2 : 1 }, () =>
        Array.from({ length: chance(0.4) ? 3 : 1 }, word),
      ),
    }),
    ...drawOwnChances(random(), organizations),
    ...(chance(0.07) && { organizationNumber: 1 + Math.floor(random() ** 2 * organizations) }),
    ...(chance(0.15) && { salaryFrom: among(paySteps) }),
    ...(chance(0.15) && { postedAfter: new Date(now.getTime() - among(postedWithinDays) * 86_400_000) }),
  }
}

/** Filters that are drawn from a random sequence of their own, so that a new filter does not change the other ones. */
function drawOwnChances(seed: number, organizations: number): Partial<SearchRequest> {
  const { chance, among } = drawWith(seededRandom(`${seed}/exceptOrganizationNumber`).next)
  const numbers = Array.from({ length: organizations }, (_, at) => at + 1)
  return {
    ...drawPlainFilters(seed),
    ...(chance(0.05) && { exceptOrganizationNumber: among(numbers) }),
  }
}

/** The same, but that distances count from nowhere in every second list whose order does not ask for them. */
export function anyRequest(random: () => number, world: World): SearchRequest {
  const { viewer, ...request } = randomRequest(random, world)
  return viewer && (request.sort === 'closest' || random() < 0.5) ? { ...request, viewer } : request
}

/** In or around one of the cities, seldom far from them. */
export function somewhere(random: () => number): Point {
  const cities = Object.values(cityPresets)
  const { lat, lng } = cities[Math.floor(random() * cities.length)] ?? cityPresets.riyadh
  const spread = random() < 0.85 ? 0.2 : 4
  return { lat: lat + (random() - 0.5) * spread, lng: lng + (random() - 0.5) * spread }
}

/** The rectangle of a screen of some 1,000 by 700 pixels at a zoom from a region to a street. */
function rectangleAround({ lat, lng }: Point, random: () => number): Area {
  const zoom = 6 + Math.floor(random() * 11)
  const width = ((1000 / 256) * 360) / 2 ** zoom
  return {
    kind: 'bounds',
    south: lat - width * 0.32,
    north: lat + width * 0.32,
    west: lng - width / 2,
    east: lng + width / 2,
  }
}
