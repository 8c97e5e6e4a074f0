import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Names the tab after what a page shows, where only the browser knows it: the loader of the page cannot. What the loader
 * named stands there again as soon as something else is shown in the same place.
 */
export function useTabTitle(title: string) {
  // The loader of the next address names the tab too, and this may go on standing there.
  const { pathname } = useLocation()
  useEffect(() => nameTab(title), [title, pathname])
}

/** @returns takes the name back, unless another page has named the tab by then */
export function nameTab(title: string): () => void {
  const before = document.title
  document.title = title
  return () => {
    if (document.title === title) document.title = before
  }
}
