import { useEffect, useRef } from 'react'
import { readOfEntry } from './entry-memory.ts'

/** Where the router keeps the scroll position of each entry of the history when a document is left. */
const routerKey = 'react-router-scroll-positions'

/**
 * Scrolls back to where the reader was, once the parts of the page are there again. The router scrolls earlier, when the
 * page is still too short. After a reload the browser restores the last position, which is that of another page when
 * somebody reloads on the way back from an ad.
 * @param isWhole false while parts are missing, such as the further pages of a list in the page that the server made
 * @param isLate whether the router scrolls too early on this page; left out: when parts are missing at first
 */
export function useScrollWhenWhole(entry: string, isWhole: boolean, isLate = !isWhole): void {
  const wasInParts = useRef(isLate)

  useEffect(() => {
    if (!isWhole || !wasInParts.current) return
    wasInParts.current = false
    const top = readPosition(entry)
    if (top !== null) window.scrollTo(0, top)
  }, [entry, isWhole])
}

function readPosition(entry: string): number | null {
  const kept = readOfEntry('scroll', entry)
  if (typeof kept === 'number') return kept
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(routerKey) ?? '{}')
    const top: unknown = Object.entries(positions ?? {}).find(([key]) => key === entry)?.[1]
    return typeof top === 'number' ? top : null
  } catch {
    // Without storage a reload begins at the top.
    return null
  }
}
