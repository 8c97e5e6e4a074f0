import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Names the tab after the contents of a page that only the browser has: the loader of the page cannot. The loader's
 * name returns once other contents are shown in the same place.
 */
export function useTabTitle(title: string) {
  // The loader of the next address names the tab too, and this may go on standing there.
  const { pathname } = useLocation()
  useEffect(() => nameTab(title), [title, pathname])
}

/** @returns a function that restores the title, unless another page has set it by then */
export function nameTab(title: string): () => void {
  const before = document.title
  document.title = title
  return () => {
    if (document.title === title) document.title = before
  }
}
