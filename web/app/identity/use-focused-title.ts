import { useEffect } from 'react'

/** Puts the focus on the headline when a step takes the place of another on the same page, as a new page would. */
export function useFocusedTitle(): void {
  useEffect(() => {
    const title = document.querySelector<HTMLElement>('#content h1')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
}
