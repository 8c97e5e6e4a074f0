import { cityPresets } from '@qareeb/contract/cities'
import { jobCategories } from '@qareeb/contract/job-ads'
import { randomNumbers } from '@qareeb/demo/random'

/** Parts of the requests. */
export type Material = {
  /** Words as people type them, commonest first, and which part of the ads holds them. */
  words: readonly { word: string; share: number }[]
  jobAds: readonly { id: string; slug: string }[]
  organizationIds: readonly string[]
}

type Point = { lat: number; lng: number }

/** Parts of requests, drawn at random and always in the same order. */
export type Dice = ReturnType<typeof diceOf>

export function diceOf({ words, jobAds, organizationIds }: Material, seed = 1) {
  const random = randomNumbers(seed)
  const among = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  /** By Zipf's law: the first of the list most often. */
  const often = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.min(values.length - 1, Math.floor(values.length ** random()) - 1)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  const category = () => often(jobCategories)
  /** In or beside one of the five big cities. */
  const near = (): Point => {
    const { lat, lng } = among(Object.values(cityPresets))
    return { lat: round(lat + (random() - 0.5) * 0.15), lng: round(lng + (random() - 0.5) * 0.15) }
  }
  return {
    category,
    near,
    /** One of the five big cities, by its key. */
    city: () => among(Object.keys(cityPresets)),
    /** A word that at least and at most this part of the ads holds. */
    word: (least = 0, most = 1) => often(words.filter(({ share }) => share >= least && share <= most)).word,
    slug: () => among(jobAds).slug,
    organizationId: () => among(organizationIds),
    /** The rectangle of a screen at one of these zooms. */
    screen: (least: number, most = least) =>
      screenAround(near(), least + Math.floor(random() * (most - least + 1))),
    fiveFilters: () => ({
      category: category(),
      workMode: 'onsite',
      employmentType: 'full-time',
      contractType: 'b2b,employment-contract',
      seniority: 'junior,mid',
    }),
  }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** A path with its query. */
export function address(path: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value))
  return `${path}?${parameters.toString()}`
}

/** The rectangle of 1,000 by 640 pixels as `bounds` are written. */
export function screenAround({ lat, lng }: Point, zoom: number): string {
  const width = ((1000 / 256) * 360) / 2 ** zoom
  return [lat - width * 0.32, lng - width / 2, lat + width * 0.32, lng + width / 2].map(round).join(',')
}
