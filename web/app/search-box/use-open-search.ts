import { defaultCity, defaultZoom } from '@qareeb/contract/cities'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useLocateViewer } from '../map/use-locate-viewer.ts'
import { roughly } from '../session/viewer.ts'
import { toast } from '../ui/toasts/toast.ts'
import { pendingQueryOf } from './search-state.ts'
import { useSearchStore } from './search-store.ts'
import { searchTarget, type BoxSearch } from './search-target.ts'

/** Opens the search page. @param current query of the search page that is open, whose filters stay */
export function useOpenSearch(current: URLSearchParams) {
  const t = usePhrases('shell')
  const paths = usePaths()
  const navigate = useNavigate()
  const locateViewer = useLocateViewer()
  const { read } = useSearchStore()
  const [isLocating, setIsLocating] = useState(false)
  const search = (box: BoxSearch) =>
    navigate(paths.search() + searchTarget(pendingQueryOf(read()) ?? current, box))

  /** Around the reader, if the device gives the position; else in Riyadh, the start of the map. */
  const searchHere = async (q: string) => {
    if (isLocating) return
    setIsLocating(true)
    const found = await locateViewer()
    setIsLocating(false)
    if (found === null) return
    if (typeof found !== 'string') return search({ q, position: { ...roughly(found), zoom: defaultZoom } })
    toast(t('notLocated'), 'info')
    return search({ q, city: defaultCity })
  }
  return { search, searchHere, isLocating }
}
