import { useState, type KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

type ListKeys = {
  keys: readonly string[]
  onPick: (index: number) => void
  /** Enter picks the first option while none was reached. */
  beginsAtFirst?: boolean
}

/**
 * The keys of a list that opens under an input: arrows move, Enter picks, Escape closes. `active` is the index of
 * the option that the arrows have reached, -1 for the typed text itself. Options may be replaced while the list is
 * open: the reached one stays reached at its new place, and none is reached once it is gone.
 * @param keys the identity of each option
 */
export function useListKeys({ keys, onPick, beginsAtFirst = false }: ListKeys) {
  const [isOpen, setIsOpen] = useState(false)
  const [reached, setReached] = useState<string | null>(null)
  const count = keys.length
  const active = reached === null ? (beginsAtFirst ? 0 : -1) : keys.indexOf(reached)
  const isShown = isOpen && count > 0

  const open = () => {
    setIsOpen(true)
    setReached(null)
  }
  const close = () => {
    setIsOpen(false)
    setReached(null)
  }
  const walk = (step: number) => {
    setIsOpen(true)
    // The position before the first option is the typed text.
    setReached(keys[((active + 1 + step + count + 1) % (count + 1)) - 1] ?? null)
  }
  const handle = (key: string): boolean => {
    const step = steps[key]
    if (step && count > 0) walk(step)
    else if (key === 'Enter' && isShown && active >= 0) onPick(active)
    else if (key === 'Escape' && isShown) close()
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (handle(event.key)) event.preventDefault()
  }
  return { isShown, active, open, close, onKeyDown }
}
