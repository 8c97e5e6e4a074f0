import type { Bilingual } from '@qareeb/contract/locale'
import { fold } from '../../vocabulary/fold.ts'
import { addTo } from './add-to.ts'
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

type Known<Origin> = { branch: Comparable; origin: Origin; order: number }

/** Stores branches, and reports whether another one is the same as one of them. */
export class KnownBranches<Origin> {
  /** By name: branches with a position of their own. */
  readonly #placed = new Map<string, Known<Origin>[]>()
  /** By name and address: all branches. */
  readonly #addressed = new Map<string, Known<Origin>[]>()
  /** Names with short addresses. */
  readonly #shortAddresses = new Set<string>()
  #count = 0

  add(branch: Comparable, origin: Origin): void {
    const known = { branch, origin, order: (this.#count += 1) }
    if (!branch.isApproximate) for (const name of foldedOf(branch.name)) addTo(this.#placed, name, known)
    for (const key of nameAndAddressKeys(branch)) addTo(this.#addressed, key, known)
    for (const key of shortKeysOf(branch)) this.#shortAddresses.add(key)
  }

  /**
   * Finds the first branch of the same name, in either language, within 50 metres. Branches without a position lie in the
   * middle of their city, so their addresses must be equal too.
   */
  find(branch: Comparable): { origin: Origin } | undefined {
    const placed = branch.isApproximate
      ? []
      : foldedOf(branch.name).flatMap((name) => this.#placed.get(name) ?? [])
    const addressed = nameAndAddressKeys(branch).flatMap((key) => this.#addressed.get(key) ?? [])
    const [first] = [...placed, ...addressed]
      .filter((known) => isNear(known.branch, branch))
      .toSorted((one, other) => one.order - other.order)
    return first && { origin: first.origin }
  }

  /** Whether a branch of the same name has the same short address, wherever it lies. */
  hasAddress(branch: Comparable): boolean {
    return shortKeysOf(branch).some((key) => this.#shortAddresses.has(key))
  }
}

const nameAndAddressKeys = ({ name, address }: Comparable): string[] => {
  const addresses = foldedOf(address)
  return foldedOf(name).flatMap((one) => addresses.map((other) => JSON.stringify([one, other])))
}

const shortKeysOf = ({ name, shortNationalAddress: short }: Comparable): string[] =>
  short === null ? [] : foldedOf(name).map((one) => JSON.stringify([one, short]))

const foldedOf = ({ ar, en }: Bilingual): string[] => [
  ...new Set([ar, en].flatMap((text) => (text === null ? [] : [fold(text) || text.toLowerCase()]))),
]
