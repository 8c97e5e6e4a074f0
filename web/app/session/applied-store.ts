import { useStore } from '../page/use-store.ts'
import { typedPrefix } from './clear-tab-data.ts'
import { currentOwner } from './draft-access.ts'
import { sessionStore } from './session-store.ts'

/** Moments of applications by the id of their job ad. */
type Applied = Readonly<Record<string, string>>

/** With their sender: a user's id or a guest. */
type Kept = { owner: string; ads: Applied }

const storageKey = `${typedPrefix}applied`

let kept: Kept | undefined
/** The people whose applications were loaded since the page was. */
let toldOwner: string | undefined
const listeners = new Set<() => void>()

/** When the reader of this tab has applied for an ad; undefined when not, or while it is not known. */
export const useAppliedAt = (jobAdId: string): string | undefined =>
  useStore(
    subscribe,
    () => readApplied()[jobAdId],
    () => undefined,
  )

/** Stores all applications of the reader from the server. */
export function keepApplied(ads: Applied) {
  toldOwner = currentOwner()
  write(ads)
}

/** Notes that the reader has applied for an ad; null takes it back. */
export function noteApplied(jobAdId: string, appliedAt: string | null) {
  const { [jobAdId]: _, ...others } = readApplied()
  write(appliedAt === null ? others : { ...others, [jobAdId]: appliedAt })
}

/** Whether the server has sent the reader's applications since the page was loaded. */
export const areApplicationsLoaded = () => toldOwner === currentOwner()

function subscribe(listener: () => void) {
  listeners.add(listener)
  const leaveSession = sessionStore.subscribe(listener)
  return () => {
    listeners.delete(listener)
    leaveSession()
  }
}

/** The applications of the tab's user. */
export function readApplied(): Applied {
  kept ??= readStorage()
  return kept.owner === currentOwner() ? kept.ads : {}
}

function readStorage(): Kept {
  try {
    // Written by `write` alone.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Kept
  } catch {
    return { owner: '', ads: {} }
  }
}

function write(ads: Applied) {
  kept = { owner: currentOwner(), ads }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage it is known until the page is left.
  }
  for (const listener of listeners) listener()
}
