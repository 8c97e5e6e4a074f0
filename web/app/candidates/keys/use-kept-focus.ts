import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/** Where the focus was: enough to find a neighbour after the focused element is removed. */
type Place = { element: HTMLElement; candidateId: string | null; column: Element | null; index: number }

/**
 * Puts the focus nearby when the focused part of the page is gone: a card that was moved, a button of a bar that has done
 * its work, the open application. Keys and screen readers go on from there.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current
    if (!root) return undefined
    let last: Place | null = null
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = placeOf(target)
    }
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return
      focusNear(root, last)
    })
    root.addEventListener('focusin', note)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [box])
}

const placeOf = (element: HTMLElement): Place => ({
  element,
  candidateId: element.closest('[data-candidate]')?.getAttribute('data-candidate') ?? null,
  column: element.closest('[data-column]'),
  index: Number(element.closest('[data-index]')?.getAttribute('data-index') ?? 0),
})

/**
 * The card that took the place, the open application, its line as long as it loads, the line of the candidate, or the
 * list.
 */
function focusNear(root: HTMLElement, { candidateId, column, index }: Place) {
  const line =
    root.querySelector('[data-candidate][aria-current]') ??
    (candidateId === null ? null : root.querySelector(`[data-candidate="${candidateId}"]`))
  const nearby = [
    ...cardsNear(column, index),
    root.querySelector('#candidate-name'),
    line?.matches('button') ? line : line?.querySelector('button'),
    root,
  ]
  for (const element of nearby) {
    if (!(element instanceof HTMLElement)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}

/** The card at a place of a column, else the last one before it. */
function cardsNear(column: Element | null, index: number): Element[] {
  const cards = [...(column?.querySelectorAll('[data-index]') ?? [])]
  const isBefore = (card: Element) => Number(card.getAttribute('data-index')) <= index
  return cards.filter(isBefore).toReversed()
}

/** Leaves a field by Escape, to the open application or the list; a list of offers that it closes comes first. */
export function leaveField({ key, target, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement)) return
  if (!target.matches('input:not([type="checkbox"]), textarea') || target.closest('dialog')) return
  const name = currentTarget.querySelector<HTMLElement>('#candidate-name')
  ;(name ?? currentTarget).focus({ preventScroll: true })
}
