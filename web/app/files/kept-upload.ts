import type { FileScan } from '@qareeb/contract/files'
import { typedPrefix } from '../session/clear-tab-data.ts'
import { draftAccess, currentOwner } from '../session/draft-access.ts'

/** A document that lies at the server for a form which is not sent yet. */
export type UploadedDocument = {
  id: string
  /** The secret with which the form uses it. */
  secret: string
  name: string
  /** Bytes. */
  size: number
  scan: FileScan
}

/** The server deletes unused uploads after a day. */
const keptMs = 23 * 60 * 60_000

const prefix = `${typedPrefix}upload/`

/** With the moment, and its uploader: a user's id or a guest. */
type Kept = UploadedDocument & { keptAt: number; owner: string }

/**
 * Stores an upload in this tab, so that it survives a reload and an error. In the storage of the tab and not of the
 * browser: on a shared computer the next person must not find it.
 */
export function keepUpload(name: string, document: UploadedDocument): void {
  const kept: Kept = { ...document, keptAt: Date.now(), owner: currentOwner() }
  inStorage((storage) => storage.setItem(prefix + name, JSON.stringify(kept)))
}

export function forgetUpload(name: string): void {
  inStorage((storage) => storage.removeItem(prefix + name))
}

/** The same person's upload, unless the server has deleted it by now. */
export function findKeptUpload(name: string): UploadedDocument | undefined {
  const kept = inStorage((storage) => storage.getItem(prefix + name))
  if (!kept) return undefined
  // Written by `keepUpload`, by this site alone.
  const { keptAt, owner, ...document } = JSON.parse(kept) as Kept
  const access = draftAccess(owner)
  if (access === 'discard') forgetUpload(name)
  return access === 'own' && Date.now() - keptAt < keptMs ? document : undefined
}

/** Where storage is full or closed to this site, an upload lasts as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
