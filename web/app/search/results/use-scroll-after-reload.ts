import { useEffect, useRef } from 'react'

/** Where the router keeps the scroll position of each entry of the history when a document is left. */
const routerKey = 'react-router-scroll-positions'

/**
 * Scrolls back after a reload to where the reader was, once the loaded pages are there again: the router scrolls before
 * that, on a page that is still too short, and the browser goes to where the page last stood, which is another page's
 * place when somebody reloads on the way back from an ad.
 * @param isWhole false while React takes over the page that the server made, which holds the first page of ads alone
 */
export function useScrollAfterReload(entry: string, isWhole: boolean) {
  const isReloaded = useRef(!isWhole)

  useEffect(() => {
    if (!isWhole || !isReloaded.current) return
    isReloaded.current = false
    const top = readPosition(entry)
    if (top !== null) window.scrollTo(0, top)
  }, [entry, isWhole])
}

function readPosition(entry: string): number | null {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(routerKey) ?? '{}')
    const top: unknown = Object.entries(positions ?? {}).find(([key]) => key === entry)?.[1]
    return typeof top === 'number' ? top : null
  } catch {
    // Without storage a reload begins at the top.
    return null
  }
}
