import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { reloadPage } from './reload-page.ts'

type Missing = {
  /** Shown without a connection. */
  offline: string
  /** The part that opens by itself once the page was loaded again, see `useOpenedByReload`. */
  part?: string
}

/**
 * Runs something that needs code of its own. When the code does not arrive, the page is loaded again, or `offline` is
 * shown.
 */
export function whenLoaded(load: () => Promise<unknown>, run: () => void, { offline, part }: Missing): void {
  const runOpened = () => {
    if (part) keepPart(undefined)
    run()
  }
  void load().then(runOpened, async () => {
    // Code that did not arrive after a reload either is not there; the next press tries again.
    const isReloaded = part !== undefined && keptPart() === part
    if (!isReloaded) {
      keepPart(part)
      if (await reloadPage()) return
    }
    keepPart(undefined)
    toast(offline, 'destructive')
  })
}

/** Opens a part whose code had not arrived when it was pressed for, after which the page was loaded again. */
export function useOpenedByReload(part: string, open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (keptPart() === part) openNow()
  }, [part])
}

/** Where a tab keeps the part during the reload. */
const storageKey = 'opens-after-reload'

function keepPart(part: string | undefined) {
  try {
    if (part) sessionStorage.setItem(storageKey, part)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is closed to this site: the part then opens at the next press.
  }
}

function keptPart(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
