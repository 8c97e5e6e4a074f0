import { useViewer } from '../../session/viewer.ts'
import { isOwnPlace } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'
import { useSearch } from './use-search.ts'

/**
 * The origin of the distances of a list; null when they are not useful: from the middle of a city they matter only
 * to somebody who asked for the nearest, or for a radius around it.
 */
export function useOrigin({ origin, sort }: ShownList): 'viewer' | 'place' | 'centre' | null {
  const viewer = useViewer()
  const { radius } = useSearch().search.filters
  if (!origin) return null
  // Addresses contain the reader's rounded position; the cards count from the exact one.
  if (viewer && isOwnPlace(origin, viewer)) return 'viewer'
  if (sort !== 'closest' && radius === undefined) return null
  return origin.kind === 'place' ? 'place' : 'centre'
}
