import type { FileScan } from '@qareeb/contract/files'

/** A document that lies at the server for a form which is not sent yet. */
export type UploadedDocument = {
  id: string
  /** What lets the form use it. */
  secret: string
  name: string
  /** Bytes. */
  size: number
  scan: FileScan
}

/** The server forgets what nobody has used within a day. */
const keptMs = 23 * 60 * 60_000

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'upload.'
const keyOf = (name: string) => prefix + name

/**
 * Remembers an upload in this tab, so that it survives a reload and an error. In the storage of the tab and not of the
 * browser: on a shared computer the next person must not find it.
 */
export function keepUpload(storage: Storage, name: string, document: UploadedDocument, now: number): void {
  storage.setItem(keyOf(name), JSON.stringify({ ...document, keptAt: now }))
}

export const forgetUpload = (storage: Storage, name: string): void => storage.removeItem(keyOf(name))

/** On leaving: the next person at this tab must not find them. */
export function forgetEveryUpload(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

/** What was remembered, unless the server has forgotten it by now. */
export function findKeptUpload(storage: Storage, name: string, now: number): UploadedDocument | undefined {
  const kept = storage.getItem(keyOf(name))
  if (kept === null) return undefined
  // Written by `keepUpload`, by this site alone.
  const { keptAt, ...document } = JSON.parse(kept) as UploadedDocument & { keptAt: number }
  return now - keptAt < keptMs ? document : undefined
}
