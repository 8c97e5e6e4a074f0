/** Chance that repeats itself: the same seed gives the same country on every machine. */
export type Random = {
  /** From 0 up to, and never, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the list, each with the probability of its weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T
  /** As many different ones as asked for, in their order in the list; all of them when there are fewer. */
  some<T>(list: readonly T[], count: number): T[]
  /** Around 0 with a standard deviation of 1. */
  normal(): number
  uuid(): string
  /** Chance of its own for a part of the country, so that a change there moves nothing elsewhere. */
  fork(label: string): Random
}

export function seededRandom(seed: string): Random {
  const next = randomNumbers(hash(seed))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T // an empty list would be a mistake of ours

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (list, weightOf) => weighted(list, weightOf, next()),
    some: (list, count) => some(list, count, int),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid: () => uuidOf([int(0, 0xffffffff), int(0, 0xffffffff), int(0, 0xffffffff), int(0, 0xffffffff)]),
    fork: (label) => seededRandom(`${seed}/${label}`),
  }
}

function weighted<T>(list: readonly T[], weightOf: (item: T) => number, draw: number): T {
  let left = draw * list.reduce((sum, item) => sum + weightOf(item), 0)
  const found = list.find((item) => (left -= weightOf(item)) < 0)
  return found ?? (list.at(-1) as T) // an empty list would be a mistake of ours
}

function some<T>(list: readonly T[], count: number, int: (min: number, max: number) => number): T[] {
  const places = list.map((_, index) => index)
  while (places.length > count) places.splice(int(0, places.length - 1), 1)
  return places.map((place) => list[place] as T) // every place comes from the list
}

/** Version 4 as RFC 9562 lays it out. */
function uuidOf(words: readonly number[]) {
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * Numbers from 0 to 1 that look random and are the same for the same seed: Tommy Ettinger's mulberry32, small, fast,
 * and random enough for a story or a test.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a. */
function hash(text: string) {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
