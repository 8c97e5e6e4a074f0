import { storageListeners } from './storage-listeners.ts'

/** Saved jobs of this browser. */
type Kept = {
  /** Ids of job ads, the latest saved first. */
  ids: readonly string[]
  /** Their owner; null before the first sign-in here. */
  userId: string | null
  /** Locations with which jobs were saved here, by their ads, until an account has them. */
  locationIds?: Readonly<Record<string, string>>
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

/** Saves or removes one job in this browser, with the location that was chosen for it. */
export function markFavorite(jobAdId: string, isSaved: boolean, locationId?: string) {
  const saved = favoriteStore.read()
  const others = saved.ids.filter((id) => id !== jobAdId)
  keepFavorites({
    ...saved,
    ids: isSaved ? [jobAdId, ...others] : others,
    ...(locationId && { locationIds: { ...saved.locationIds, [jobAdId]: locationId } }),
  })
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
