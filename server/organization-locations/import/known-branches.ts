import type { Bilingual } from '@qareeb/contract/locale'
import { fold } from '../../vocabulary/fold.ts'
import { isNear } from './is-near.ts'

/** The compared fields of a branch. */
export type Comparable = {
  name: Bilingual
  address: Bilingual
  lat: number
  lng: number
  isApproximate: boolean
}

/** Stores branches, and reports whether another one is the same as one of them. */
export class KnownBranches<Origin> {
  readonly #byName = new Map<string, { branch: Comparable; origin: Origin }[]>()

  add(branch: Comparable, origin: Origin): void {
    for (const name of foldedOf(branch.name)) {
      const known = this.#byName.get(name)
      if (known) known.push({ branch, origin })
      else this.#byName.set(name, [{ branch, origin }])
    }
  }

  /** Where the same branch comes from, which bears the same name in either language and lies within 50 metres. */
  find(branch: Comparable): { origin: Origin } | undefined {
    for (const name of foldedOf(branch.name)) {
      const found = this.#byName.get(name)?.find((known) => isSame(known.branch, branch))
      if (found) return { origin: found.origin }
    }
    return undefined
  }
}

const foldedOf = ({ ar, en }: Bilingual): string[] => [
  ...new Set([ar, en].flatMap((text) => (text === null ? [] : [fold(text) || text.toLowerCase()]))),
]

function isSame(one: Comparable, other: Comparable): boolean {
  if (!isNear(one, other)) return false
  // All branches of a city without a position lie in its middle; their addresses distinguish them.
  if (!one.isApproximate && !other.isApproximate) return true
  const addresses = foldedOf(one.address)
  return foldedOf(other.address).some((address) => addresses.includes(address))
}
