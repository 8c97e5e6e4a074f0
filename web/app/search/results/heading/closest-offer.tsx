import { LocateFixed } from 'lucide-react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { useViewer } from '../../../session/viewer.ts'
import type { ShownList } from '../../shown-list.ts'
import { hasDistances } from '../own-distances.ts'
import { useOrigin } from '../use-origin.ts'
import { useSearch } from '../use-search.ts'

/**
 * Offers the order by distance once the reader's place is known and the list has another order: the list never
 * changes its order by itself. Its container keeps the room.
 */
export function ClosestOffer({ list }: { list: ShownList }) {
  const t = usePhrases('search')
  const { go } = useSearch()
  const viewer = useViewer()
  const isFromViewer = useOrigin(list) === 'viewer'
  if (!viewer || !hasDistances(list.items) || (list.sort === 'closest' && isFromViewer)) return null

  return (
    <button
      type="button"
      className="search-offer"
      onClick={() => void go((now) => ({ ...now, sort: 'closest', after: undefined }))}
    >
      <LocateFixed className="size-4" aria-hidden />
      {t(list.sort === 'closest' ? 'closestToYou' : 'sort.closest')}
    </button>
  )
}
