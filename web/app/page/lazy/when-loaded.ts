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
  void load().then(run, async () => {
    // Code that did not arrive after a reload either is not there; the next press tries again.
    const isReloaded = opened === part && part !== undefined
    opened = null
    if (!isReloaded) {
      keepPart(part)
      if (await reloadPage()) return
      keepPart(undefined)
    }
    toast(offline, 'destructive')
  })
}

/** The part that was opened by the reload that made this document. */
let opened: string | null = null

/** Opens a part whose code had not arrived when it was pressed for, after which the page was loaded again. */
export function useOpenedByReload(part: string, open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (keptPart() !== part) return
    keepPart(undefined)
    opened = part
    openNow()
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
