import { List, Map as MapIcon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ListTop, scrollToListTop } from '../results/list-top.tsx'
import { scrollBehavior } from '../results/scroll-behavior.ts'
import { useCovers } from './use-covers.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

/**
 * The list. On phones it lies over the map as a sheet that the page's own scrolling moves, so that it needs no script
 * and every way of scrolling works; its handle opens the map or the list with one touch or key.
 */
export function Sheet({ children }: { children: ReactNode }) {
  const t = usePhrases('search')
  const [isLow, setIsLow] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const raise = () => {
    setIsLow(false)
    scrollToListTop()
  }
  const lower = () => {
    if (window.scrollY < 40) return setIsLow(true)
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }
  useCovers(sheet)
  const drag = useSheetDrag(sheet, { raise, lower })

  return (
    <>
      <ListTop />
      <div ref={sheet} className="search-sheet" data-low={isLow || undefined}>
        <div className="search-sheet-handle" {...drag}>
          <span className="mx-auto block h-1.5 w-11 rounded-full bg-line-strong" aria-hidden />
          <div role="group" aria-label={t('sheetHandle')} className="flex justify-center gap-6">
            <button type="button" onClick={lower} className="search-sheet-button">
              <MapIcon className="size-4" aria-hidden />
              {t('showMap')}
            </button>
            <button type="button" onClick={raise} className="search-sheet-button">
              <List className="size-4" aria-hidden />
              {t('showList')}
            </button>
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
