import type { FileStore } from './file-store.ts'
import { createLocalFileStore } from './local/local-file-store.ts'
import type { S3Options } from './s3/s3-file-store.ts'
import { createSigner } from './signature.ts'

export type FilesConfig = {
  /** Absolute path of the folder that holds files when no bucket is configured. */
  folder: string
  /** A bucket instead of the folder. */
  s3: S3Options | undefined
}

/** The configured file store; nothing is written or sent before it is used. */
export const createFileStore = ({ folder, s3 }: FilesConfig, secret: string): FileStore =>
  s3 ? lateFileStore(s3) : createLocalFileStore({ folder, signer: createSigner(secret) })

/** Loads the library for buckets with the first file, so that anyone who keeps files on disk never waits for it. */
function lateFileStore(options: S3Options): FileStore {
  let loading: Promise<FileStore> | undefined
  const store = () =>
    (loading ??= import('./s3/s3-file-store.ts').then(({ createS3FileStore }) => createS3FileStore(options)))
  return {
    uploadAddress: async (upload) => (await store()).uploadAddress(upload),
    readUpload: async (upload) => (await store()).readUpload(upload),
    dropUploads: async (keys) => (await store()).dropUploads(keys),
    keep: async (key, bytes, mediaType) => (await store()).keep(key, bytes, mediaType),
    read: async (key) => (await store()).read(key),
    open: async (key) => (await store()).open(key),
    erase: async (keys) => (await store()).erase(keys),
    async *list(area) {
      yield* (await store()).list(area)
    },
  }
}
