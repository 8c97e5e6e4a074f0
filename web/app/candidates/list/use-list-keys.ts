import { useEffect, useRef, useState } from 'react'
import { isShortcut } from '../detail/use-detail-keys.ts'

type ListKeys = {
  focusSearch: () => void
  /** The first candidate of the list; null while it is empty. */
  first: string | null
  open: (id: string) => void
  /** An application is open, which has keys of its own. */
  isOpen: boolean
}

export type Help = { isShown: boolean; show: () => void; hide: () => void }

/** Keys of the list: `/` searches, `?` shows the keys, `J` opens the first application. */
export function useListKeys(keys: ListKeys): Help {
  const [isShown, setIsShown] = useState(false)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      const { focusSearch, first, open, isOpen } = latest.current
      if (event.key === '/') focusSearch()
      else if (event.key === '?') setIsShown(true)
      else if (event.key.toLowerCase() === 'j' && !isOpen && first !== null) open(first)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { isShown, show: () => setIsShown(true), hide: () => setIsShown(false) }
}
