import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnLanguageSwitch } from '../../page/use-on-language-switch.ts'
import { useCall } from '../../session/use-call.ts'
import {
  carryTo,
  isFromList,
  isOpenedFrom,
  neighboursOf,
  readSourceList,
  saveSourceList,
  type SourceList,
} from './source-list.ts'

/**
 * The list that this ad was opened from, and its neighbours there; null when it came from elsewhere. `isBefore`: the entry
 * of the history before this one holds it.
 */
export function useSourceList(jobAdId: string) {
  const { key, state } = useLocation()
  const kept = useMemo(() => {
    // The key names the entry of the history, whose list is read again.
    const list = key ? readSourceList() : null
    return list && isOpenedFrom(list, state, jobAdId) ? list : null
  }, [key, state, jobAdId])
  const [longer, setLonger] = useState<SourceList | null>(null)
  const list = longer && longer.address === kept?.address ? longer : kept
  const found = useMemo(() => list && neighboursOf(list, jobAdId), [list, jobAdId])
  useFurtherAds(list, found !== null && found.next === undefined, setLonger)
  // The new document has another entry of the history, without this state.
  useOnLanguageSwitch(() => list && found && carryTo(jobAdId))
  return list && found ? { list, isBefore: isFromList(state), ...found } : null
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
