import { useEffect, useEffectEvent } from 'react'

/** At the end of an address, it opens the form there. */
const hash = '#apply'

/** Opens the form of an address that asks for it. */
export function useOpenByAddress(open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (location.hash === hash) openNow()
  }, [])
}

/** While the form is open, links to the page in the other language open it there. */
export function useOpenInOtherLanguage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    // A reload shows the ad alone.
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
    const marked = new Set<HTMLAnchorElement>()
    const mark = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
      if (!link) return
      link.hash = hash
      marked.add(link)
    }
    document.addEventListener('click', mark, { capture: true })
    return () => {
      document.removeEventListener('click', mark, { capture: true })
      for (const link of marked) link.hash = ''
    }
  }, [isOpen])
}
