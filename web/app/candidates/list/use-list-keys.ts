import { useEffect, useRef, useState } from 'react'
import { isShortcut } from '../detail/use-detail-keys.ts'

type ListKeys = {
  focusSearch: () => void
  /** The first candidate of the list; null while it is empty. */
  first: string | null
  open: (id: string) => void
  /** The application that is open, which has keys of its own. */
  openId: string | null
  /** Selects a candidate; with the shift key everybody from the last one on. */
  select: (id: string, isRange: boolean) => void
  /** Answers those who are selected, else the open one; null when there is nobody or the reader may not. */
  answer: (() => void) | null
}

export type Help = { isShown: boolean; show: () => void; hide: () => void }

/** Keys of the list: `/` searches, `?` shows the keys, `J` opens the first application, `X` selects, `A` answers. */
export function useListKeys(keys: ListKeys): Help {
  const [isShown, setIsShown] = useState(false)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      const act = actionOf(event, latest.current, () => setIsShown(true))
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { isShown, show: () => setIsShown(true), hide: () => setIsShown(false) }
}

function actionOf(
  { key, shiftKey, target }: KeyboardEvent,
  { focusSearch, first, open, openId, select, answer }: ListKeys,
  showHelp: () => void,
): (() => void) | null {
  const selected = lineOf(target) ?? openId
  const actions: Record<string, (() => void) | null> = {
    '/': focusSearch,
    '?': showHelp,
    j: openId === null && first !== null ? () => open(first) : null,
    x: selected === null ? null : () => select(selected, shiftKey),
    a: answer,
  }
  return actions[key.toLowerCase()] ?? null
}

/** The candidate whose line has the focus. */
const lineOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-candidate]')?.getAttribute('data-candidate') ?? null)
    : null
