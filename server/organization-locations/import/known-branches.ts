import type { Bilingual } from '@qareeb/contract/locale'
import { fold } from '../../vocabulary/fold.ts'
import { isNear } from './is-near.ts'

/** The compared fields of a branch. */
export type Comparable = {
  name: Bilingual
  address: Bilingual
  shortNationalAddress: string | null
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
    const found = this.#namesakes(branch).find((known) => isSame(known.branch, branch))
    return found && { origin: found.origin }
  }

  /** Whether a branch of the same name has the same short address, wherever it lies. */
  hasAddress({ shortNationalAddress, ...branch }: Comparable): boolean {
    if (shortNationalAddress === null) return false
    return this.#namesakes(branch).some((known) => known.branch.shortNationalAddress === shortNationalAddress)
  }

  /** The branches that bear its name in either language. */
  #namesakes({ name }: Pick<Comparable, 'name'>) {
    return foldedOf(name).flatMap((folded) => this.#byName.get(folded) ?? [])
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
