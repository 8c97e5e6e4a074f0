import { randomNumbers } from '@qareeb/demo/random'
import type { Kind } from './kinds.ts'

/** So many requests of the kinds that have a weight, in that proportion, shuffled. */
export function mixOf(kinds: readonly Kind[], requests: number): string[] {
  const random = randomNumbers(3)
  return kinds
    .flatMap(({ weight = 0, path }) => Array.from({ length: (requests * weight) / 100 }, path))
    .map((address) => ({ address, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ address }) => address)
}
