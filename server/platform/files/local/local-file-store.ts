import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import type { FileArea, FileStore, Upload } from '../file-store.ts'
import type { Signer } from '../signature.ts'
import { throwStoreFailure } from '../store-failure.ts'
import { listArea, pathOf, unlessAbsent } from './folders.ts'
import { createUploadReceiver, signedParts } from './upload-receiver.ts'
import { writeWhole } from './write-whole.ts'

export type LocalFileStoreOptions = {
  /** Absolute path; made when something is written. */
  folder: string
  signer: Signer
  /** How long an upload may bring nothing, in milliseconds. */
  stallMs?: number
}

/** Keeps files in a folder of this machine and takes uploads at addresses of this site. */
export function createLocalFileStore({ folder, signer, stallMs }: LocalFileStoreOptions): FileStore {
  const at = (area: FileArea, key: string) => pathOf(folder, area, key)
  const remove = (area: FileArea, key: string) => fs.rm(at(area, key), { force: true })

  return {
    uploadAddress: async (upload) => ({
      url: uploadUrl(upload, signer.sign(signedParts(upload))),
      headers: { 'content-type': upload.mediaType },
      resumable: true,
    }),
    readUpload: async ({ key, size }) => {
      const bytes = await readAt(at('incoming', key))
      return bytes?.length === size ? bytes : undefined
    },
    dropUploads: async (keys) => {
      for (const key of keys) await remove('incoming', key).catch(throwStoreFailure)
    },
    keep: (key, bytes) => writeWhole(at('kept', key), bytes).catch(throwStoreFailure),
    read: (key) => readAt(at('kept', key)),
    open: (key) => openAt(at('kept', key)),
    erase: async (keys) => {
      for (const key of keys)
        await Promise.all([remove('kept', key), remove('incoming', key)]).catch(throwStoreFailure)
    },
    list: (area) => listArea(folder, area),
    receiver: createUploadReceiver(folder, signer, { ...(stallMs && { stallMs }) }),
  }
}

/** Everything that the signature covers stands in the address, but the method. */
function uploadUrl({ key, size, mediaType, expiresAt }: Upload, signature: string): string {
  const query = new URLSearchParams({
    size: String(size),
    type: mediaType,
    expires: String(expiresAt.getTime()),
    signature,
  })
  return `/files/incoming/${key}?${query.toString()}`
}

const readAt = (file: string): Promise<Buffer | undefined> =>
  unlessAbsent<Buffer>(fs.readFile(file)).catch(throwStoreFailure)

/** Opened before it is answered, so that a file that is not there is still a 404. */
async function openAt(file: string) {
  const handle = await unlessAbsent(fs.open(file)).catch(throwStoreFailure)
  return handle && createReadStream('', { fd: handle })
}
