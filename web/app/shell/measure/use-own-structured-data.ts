import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Takes the structured data of the first page out of the document once another page is shown. */
export function useOwnStructuredData(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
  }, [pathname])
}
