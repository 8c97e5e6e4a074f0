import { useStore } from '../page/use-store.ts'

/**
 * The position of the reader, from the device, with three decimals. It stays in this tab and is sent with searches and
 * in the address of their still map, to measure distances. Addresses of pages, which are passed on and kept in
 * histories, hold no more than `roughly` of it.
 */
export type Viewer = { lat: number; lng: number }

const storageKey = 'viewer'

/**
 * Run before the first paint: an attribute of the document has whether the place is known, and the style sheet
 * follows it.
 */
export const viewerScript = `try{if(sessionStorage.getItem('${storageKey}'))document.documentElement.dataset.viewer='known'}catch{}`

const listeners = new Set<() => void>()
let known: Viewer | null | undefined

/** The reader's place, if it was found during this visit. */
export function useViewer(): Viewer | null {
  return useStore(subscribe, readViewer, () => null)
}

/** The same outside of components; null on the server. */
export function readViewer(): Viewer | null {
  if (typeof document === 'undefined') return null
  if (known === undefined) known = parseViewer(readStorage())
  return known
}

/** Stores the position from the device. */
export function rememberViewer(viewer: Viewer) {
  known = viewer
  try {
    sessionStorage.setItem(storageKey, `${viewer.lat},${viewer.lng}`)
  } catch {
    // Without storage the place is known until the page is left.
  }
  for (const listener of listeners) listener()
}

/** A place with two decimals, about 1 km: the area that somebody searches in, not where they live. */
export const roughly = ({ lat, lng }: Viewer): Viewer => ({
  lat: Number(lat.toFixed(2)),
  lng: Number(lng.toFixed(2)),
})

function readStorage(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

function parseViewer(text: string): Viewer | null {
  const [lat, lng] = text.split(',').map(Number)
  return text && Number.isFinite(lat) && Number.isFinite(lng) ? { lat: lat ?? 0, lng: lng ?? 0 } : null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
