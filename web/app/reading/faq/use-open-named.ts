import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Unfolds the question that the address names, in browsers that do not. */
export function useOpenNamed(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash.length > 1 ? document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null
    const folded = named?.closest('details')
    if (!folded || folded.open) return
    folded.open = true
    named?.scrollIntoView()
  }, [hash])
}
