import { useState, type KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

type ListKeys = { count: number; onPick: (index: number) => void }

/**
 * The keys of a list that opens under an input: arrows walk it, Enter picks, Escape closes.
 * `active` is the index of the offer that the arrows have reached, -1 for the typed text itself.
 */
export function useListKeys({ count, onPick }: ListKeys) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && count > 0

  const open = () => {
    setIsOpen(true)
    setActive(-1)
  }
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const walk = (step: number) => {
    setIsOpen(true)
    // One place before the first offer stands for the typed text.
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
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
