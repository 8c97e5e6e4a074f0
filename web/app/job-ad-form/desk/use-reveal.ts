import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from './go-to-field.ts'

/** Opens a part of the form before the cursor goes to something in it. */
export function useReveal(
  ref: RefObject<HTMLElement | null>,
  open: (target: EventTarget | null) => void,
): void {
  // It is rendered at once: hidden elements take no focus.
  const reveal = useEffectEvent((target: EventTarget | null) => flushSync(() => open(target)))
  useEffect(() => (ref.current ? onReveal(ref.current, (target) => reveal(target)) : undefined), [ref])
}
