import { List, Map as MapIcon } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { MapView } from './use-map-view.ts'

/** At the end of the bar of filters on wide screens: hides the map beside the list, or shows it again. */
export function MapToggle({ view }: { view: MapView }) {
  const t = usePhrases('search')
  return (
    <button
      type="button"
      onClick={view.isShown ? view.hide : view.show}
      className="search-map-toggle needs-scripts"
    >
      <MapIcon className="size-4.5" aria-hidden />
      {t(view.isShown ? 'hideMap' : 'showMap')}
    </button>
  )
}

type FloatingMapButtonProps = { view: MapView; strip: RefObject<HTMLElement | null> }

/** On narrow screens: opens the map once its strip is out of sight; over the open map it leads back to the list. */
export function FloatingMapButton({ view, strip }: FloatingMapButtonProps) {
  const t = usePhrases('search')
  const isPast = useIsPast(strip)
  if (view.isShown)
    return (
      <Floating onClick={view.hide}>
        <List className="size-4.5" aria-hidden />
        {t('list')}
      </Floating>
    )
  return (
    isPast && (
      <Floating onClick={view.show}>
        <MapIcon className="size-4.5" aria-hidden />
        {t('map')}
      </Floating>
    )
  )
}

const Floating = (props: ComponentProps<'button'>) => (
  <button type="button" className="search-float needs-scripts" {...props} />
)

/** Whether a part of the page has been scrolled out of sight. */
function useIsPast(part: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!part.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return isPast
}
