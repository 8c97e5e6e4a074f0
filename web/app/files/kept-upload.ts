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

const prefix = 'upload.'

/**
 * Remembers an upload in this tab, so that it survives a reload and an error. In the storage of the tab and not of the
 * browser: on a shared computer the next person must not find it.
 */
export function keepUpload(name: string, document: UploadedDocument): void {
  inStorage((storage) => storage.setItem(prefix + name, JSON.stringify({ ...document, keptAt: Date.now() })))
}

export function forgetUpload(name: string): void {
  inStorage((storage) => storage.removeItem(prefix + name))
}

/** On leaving: the next person at this tab must not find them. */
export function forgetEveryUpload(): void {
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

/** What was remembered, unless the server has forgotten it by now. */
export function findKeptUpload(name: string): UploadedDocument | undefined {
  const kept = inStorage((storage) => storage.getItem(prefix + name))
  if (!kept) return undefined
  // Written by `keepUpload`, by this site alone.
  const { keptAt, ...document } = JSON.parse(kept) as UploadedDocument & { keptAt: number }
  return Date.now() - keptAt < keptMs ? document : undefined
}

/** Where storage is full or closed to this site, an upload lasts as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
