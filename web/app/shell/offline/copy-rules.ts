import type { Locale } from '@qareeb/contract/locale'
import { copyIndexPath, type KeptCopy } from '../../../service-worker/caches.ts'

/** Milliseconds after which a copy is renewed. */
const freshFor = 24 * 60 * 60 * 1000

/** Whether a copy can stay as it is: of the last day, and in the language that the reader reads now. */
export const isFresh = (copy: Pick<KeptCopy, 'copiedAt' | 'locale'>, locale: Locale, now: number): boolean =>
  copy.locale === locale && now - Date.parse(copy.copiedAt) < freshFor

/** The addresses in the cache that no copy needs, neither as its page nor for its looks. @param held whole addresses */
export function unusedAddresses(
  held: readonly string[],
  kept: readonly Pick<KeptCopy, 'path' | 'assets'>[],
): string[] {
  return held.filter((address) => {
    const used = [copyIndexPath, ...kept.flatMap(({ path, assets }) => [path, ...assets])]
    return !used.some((path) => new URL(path, address).href === address)
  })
}
