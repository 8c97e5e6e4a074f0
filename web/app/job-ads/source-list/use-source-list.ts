import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../session/use-call.ts'
import { isFromList, neighboursOf, readSourceList, saveSourceList, type SourceList } from './source-list.ts'

/**
 * The list that this ad was opened from, and its neighbours there; null when it came from elsewhere. `isBefore`: the entry
 * of the history before this one holds it.
 */
export function useSourceList(jobAdId: string) {
  const { key, state } = useLocation()
  const isBefore = isFromList(state)
  const kept = useMemo(() => {
    // The key names the entry of the history, whose list is read again.
    const list = key ? readSourceList() : null
    return isBefore || list?.isCarried ? list : null
  }, [key, isBefore])
  const [longer, setLonger] = useState<SourceList | null>(null)
  const list = longer && longer.address === kept?.address ? longer : kept
  const found = useMemo(() => list && neighboursOf(list, jobAdId), [list, jobAdId])
  useFurtherAds(list, found !== null && found.next === undefined, setLonger)
  useCarriedList(list)
  return list && found ? { list, isBefore, ...found } : null
}

/** A link to this page in the other language carries the list there. */
function useCarriedList(list: SourceList | null) {
  useEffect(() => {
    if (!list) return undefined
    const carry = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[hreflang]'))
        saveSourceList({ ...list, isCarried: true })
    }
    document.addEventListener('click', carry)
    return () => document.removeEventListener('click', carry)
  }, [list])
}

/** At the last ad that is loaded, the next page of the list is asked for. */
function useFurtherAds(list: SourceList | null, isLast: boolean, onLoaded: (list: SourceList) => void) {
  const call = useCall()
  const isWanted = isLast && list?.next !== null
  useEffect(() => {
    if (!isWanted || !list) return undefined
    let isHere = true
    const load = async () => {
      const { loadFurther } = await import('./load-further.ts')
      const further = await loadFurther(call, list)
      saveSourceList(further)
      if (isHere) onLoaded(further)
    }
    // Without it the list ends here, which its own page can mend.
    load().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [call, isWanted, list, onLoaded])
}
