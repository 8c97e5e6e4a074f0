import { useEffect } from 'react'

/** Names the tab after what a page shows, where only the browser knows it: the loader of the page cannot. */
export function useTabTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
