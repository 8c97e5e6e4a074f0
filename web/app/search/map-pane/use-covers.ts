import { type RefObject, useEffect } from 'react'

/** Marks the page while the top of the sheet has come up to the filters, so that they get a background. */
export function useCovers(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const page = sheet.current?.parentElement
    const handle = sheet.current?.firstElementChild
    const bar = page?.querySelector('.search-bar')
    if (!page || !handle || !bar) return

    const bottom = Math.ceil(bar.getBoundingClientRect().bottom)
    const observer = new IntersectionObserver(
      ([entry]) =>
        page.toggleAttribute(
          'data-covered',
          entry?.isIntersecting === false && entry.boundingClientRect.top < bottom,
        ),
      { rootMargin: `-${bottom}px 0px 0px 0px`, threshold: 0.9 },
    )
    observer.observe(handle)
    return () => observer.disconnect()
  }, [sheet])
}
