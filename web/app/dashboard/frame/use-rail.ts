import { useStore } from '../../page/use-store.ts'

const key = 'rail'
/** Sent to this window when the choice changes; `storage` is sent to others alone. */
const changed = 'rail-changed'

export type Rail = { isFolded: boolean; toggle: () => void }

/** Whether the side navigation of wide screens is folded. This device stores the choice of the reader. */
export function useRail(canFold: boolean): Rail {
  const isOpened = useStore(subscribe, read, () => false)
  return { isFolded: canFold && !isOpened, toggle: () => write(!isOpened) }
}

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Storage may be closed to this site; then the rail stays folded. */
function read(): boolean {
  try {
    return localStorage.getItem(key) === 'open'
  } catch {
    return false
  }
}

function write(isOpened: boolean) {
  try {
    localStorage.setItem(key, isOpened ? 'open' : 'folded')
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}
