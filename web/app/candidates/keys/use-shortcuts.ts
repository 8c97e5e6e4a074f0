import { useEffect, useEffectEvent } from 'react'
import { shortcutOf } from './shortcut-of.ts'

type Act = (event: KeyboardEvent) => void

/** Acts by shortcut; null where it does nothing now. */
export type Shortcuts = Readonly<Record<string, Act | null>>

/** Shortcuts that a held key repeats. */
const repeated = new Set(['j', 'k'])

/** Acts on shortcuts of the whole page, outside of fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = isMeant(event) ? shortcutOf(event) : null
    const act = shortcut === null ? null : shortcuts[shortcut]
    if (!act || shortcut === null) return
    event.preventDefault()
    if (!event.repeat || repeated.has(shortcut)) act(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether a key was pressed as a shortcut: outside of fields and dialogs, without a modifier. */
function isMeant({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false
  return !(target instanceof Element && target.closest(typing))
}

/** Parts of a page that take typed letters. A box that is ticked takes none. */
const typing = 'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]'
