import { LocateFixed, Map as MapIcon } from 'lucide-react'
import { type Ref, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { OwnDot } from '../../map/own-dot.tsx'
import { useLocateViewer } from '../../map/use-locate-viewer.ts'
import { useViewer } from '../../session/viewer.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { circleOf, isOwnPlace, searchedFilters } from '../address/search-address.ts'
import { ClosestOffer } from '../results/heading/closest-offer.tsx'
import { hasDistances } from '../results/own-distances.ts'
import { useSearch } from '../results/use-search.ts'
import type { ShownList } from '../shown-list.ts'
import { StillPicture } from '../still-map/still-picture.tsx'
import type { MapView } from './use-map-view.ts'

type MapStripProps = { view: MapView; list: ShownList; ref: Ref<HTMLDivElement> }

/** Over the list of narrow screens: a still picture of the map, all of which is the button that opens the map itself. */
export function MapStrip({ view, list, ref }: MapStripProps) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const isKnown = useViewer() !== null
  return (
    <div ref={ref} className="search-strip">
      <StillPicture filters={searchedFilters(search, list)} isFirst />
      <OwnPlace list={list} />
      <button type="button" onClick={view.show} className="search-strip-open needs-scripts">
        <span className="search-strip-label">
          <MapIcon className="size-4.5" aria-hidden />
          {t('openMap')}
        </span>
      </button>
      <div className="search-strip-start">
        {isKnown && <ClosestOffer list={list} />}
        {!isKnown && !list.wantsPosition && hasDistances(list.items) && <HowFar />}
      </div>
    </div>
  )
}

/** The dot of the reader, in the middle of a circle that lies around them: a picture is the same for all who search there. */
function OwnPlace({ list }: { list: ShownList }) {
  const viewer = useViewer()
  const circle = circleOf(useSearch().search, list)
  if (!viewer || !circle || !isOwnPlace(circle, viewer)) return null
  return (
    <span className="absolute inset-0 m-auto size-fit">
      <OwnDot />
    </span>
  )
}

/** Asks the device where the reader is, which adds distances to the list and changes nothing else. */
function HowFar() {
  const t = usePhrases('search')
  const map = usePhrases('map')
  const locateViewer = useLocateViewer()
  const [isLocating, setIsLocating] = useState(false)
  const locate = async () => {
    setIsLocating(true)
    const found = await locateViewer()
    setIsLocating(false)
    if (typeof found === 'string') toast(map(found), 'info')
  }
  return (
    <button
      type="button"
      onClick={() => void locate()}
      aria-disabled={isLocating}
      className="search-strip-pill text-brand-strong needs-scripts"
    >
      <LocateFixed className="size-4.5" aria-hidden />
      {t(isLocating ? 'locating' : 'howFar')}
    </button>
  )
}
