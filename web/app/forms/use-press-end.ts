import { useEffect, useRef } from 'react'

/**
 * Lets a form show errors only between presses: leaving a field by pressing a button checks that field, and an error
 * that appears then moves the button from under the finger, so that the press is lost.
 * @returns waits until no button of the mouse and no finger is down, and the click that follows has been handled
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<Promise<void> | null>(null)
  useEffect(() => {
    let end: (() => void) | undefined
    const begin = () => {
      end?.()
      press.current = new Promise((resolve) => (end = resolve))
    }
    const finish = () => {
      const ended = end
      // The click comes after the pointer is up, in the same task.
      setTimeout(() => {
        ended?.()
        if (ended === end) press.current = null
      })
    }
    const ends = ['pointerup', 'pointercancel', 'dragend'] as const
    window.addEventListener('pointerdown', begin, { capture: true })
    for (const name of ends) window.addEventListener(name, finish, { capture: true })
    return () => {
      end?.()
      window.removeEventListener('pointerdown', begin, { capture: true })
      for (const name of ends) window.removeEventListener(name, finish, { capture: true })
    }
  }, [])
  return () => press.current ?? Promise.resolve()
}
