import { storageListeners } from './storage-listeners.ts'

/** Saved jobs of this browser. */
type Kept = {
  /** Ids of job ads, the latest saved first. */
  ids: readonly string[]
  /** Their owner; null before the first sign-in here. */
  userId: string | null
}

const storageKey = 'favorites'
const nothing: Kept = { ids: [], userId: null }

/** Undefined until storage was read for the first time. */
let kept: Kept | undefined
const listeners = storageListeners(followOtherTabs)

/** The snapshot for React. */
export const favoriteStore = {
  subscribe: listeners.subscribe,
  read: (): Kept => (kept ??= readStorage()),
  /** The server has no saved jobs. */
  readOnServer: () => nothing,
}

/** Keeps the saved jobs, here and for the next visit. */
export function keepFavorites(next: Kept) {
  change(next)
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage is closed to this site: they then last as long as the page.
  }
}

/** Saves or removes one job in this browser. */
export function markFavorite(jobAdId: string, isSaved: boolean) {
  const { ids, userId } = favoriteStore.read()
  const others = ids.filter((id) => id !== jobAdId)
  keepFavorites({ ids: isSaved ? [jobAdId, ...others] : others, userId })
}

function change(next: Kept) {
  kept = next
  listeners.tell()
}

/** A null key means that all of the storage was cleared. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === null || key === storageKey) change(readStorage())
}

function readStorage(): Kept {
  try {
    // Written by `keepFavorites` alone.
    return (JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null) ?? nothing
  } catch {
    return nothing
  }
}
