import { useState } from 'react'
import type { PanelSteps } from '../detail/panel-head.tsx'
import { useShortcuts } from './use-shortcuts.ts'

type CandidateKeys = {
  focusSearch: () => void
  /** The candidates of the list in their order, as far as it is loaded. */
  listed: readonly string[]
  open: (id: string) => void
  /** The application that is open; null when none is. */
  openId: string | null
  /** The ways from the open application. */
  steps: PanelSteps
  /** Selects a candidate; with the shift key everybody from the last one on. Null where nobody is selected. */
  select: ((id: string, isRange: boolean) => void) | null
  /** Answers those who are selected, else the open one; null when there is nobody or the reader may not. */
  answer: (() => void) | null
}

export type Help = { isShown: boolean; show: () => void; hide: () => void }

/**
 * Keys of the list: `J` and `K` open the next and the previous application, `X` selects, `A` answers, `/` searches, `?`
 * shows the keys. They work while an application loads, too.
 */
export function useCandidateKeys(keys: CandidateKeys): Help {
  const { focusSearch, listed, open, openId, steps, select, answer } = keys
  const [isShown, setIsShown] = useState(false)
  const show = () => setIsShown(true)
  const openFrom = (target: EventTarget | null, step: 1 | -1) => {
    const at = listed.indexOf(lineOf(target) ?? '')
    const id = at < 0 ? listed[0] : listed[at + step]
    if (id !== undefined) open(id)
  }
  const isOpen = openId !== null
  useShortcuts({
    j: isOpen ? steps.toNext : ({ target }) => openFrom(target, 1),
    k: isOpen ? steps.toPrevious : ({ target }) => openFrom(target, -1),
    x:
      select &&
      (({ target, shiftKey }) => {
        // The focus may stand on a line from before while the open application loads.
        const id = openId ?? lineOf(target)
        if (id !== null) select(id, shiftKey)
      }),
    a: answer,
    '/': focusSearch,
    '?': show,
    Escape: isOpen ? steps.close : null,
  })
  return { isShown, show, hide: () => setIsShown(false) }
}

/** The candidate whose line has the focus. */
const lineOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-candidate]')?.getAttribute('data-candidate') ?? null)
    : null
