import type { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type FileArea, type FileStore, isFileKey, type Upload } from '../file-store.ts'
import { storeUnavailable } from '../store-failure.ts'

/** A bucket of an S3-compatible service. */
export type S3Options = {
  /** `https://s3.example`; browsers must reach it too. */
  url: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The service takes at most so many keys in one request. */
const keysAtOnce = 1_000

/** Keeps files in a bucket; browsers put uploads straight there, at addresses signed for one size and one type. */
export function createS3FileStore({ url, bucket, region, ...credentials }: S3Options): FileStore {
  const client = new S3Client({
    endpoint: url,
    region,
    credentials,
    // The bucket in the path, not in the name of the host: services of one's own have no wildcard certificate.
    forcePathStyle: true,
    // Older services refuse the checksums that the library adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
  const at = (area: FileArea, key: string) => ({ Bucket: bucket, Key: `${area}/${key}` })
  const eraseObjects = async (objects: { Key: string }[]) => {
    for (let from = 0; from < objects.length; from += keysAtOnce) {
      const Delete = {
        Objects: objects.slice(from, from + keysAtOnce).map(({ Key }) => ({ Key })),
        Quiet: true,
      }
      const { Errors = [] } = await orUnavailable(
        client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete })),
      )
      // A file that the service could not remove must not count as removed.
      if (Errors.length > 0) throw storeUnavailable(new Error(Errors[0]?.Message))
    }
  }

  return {
    uploadAddress: (upload) => presign(client, at('incoming', upload.key), upload),
    readUpload: async ({ key, size }) => {
      const head = await found(client.send(new HeadObjectCommand(at('incoming', key))))
      if (head?.ContentLength !== size) return undefined
      return bytesOf(await found(client.send(new GetObjectCommand(at('incoming', key)))))
    },
    keep: async (key, Body, ContentType) => {
      await orUnavailable(client.send(new PutObjectCommand({ ...at('kept', key), Body, ContentType })))
    },
    dropUploads: (keys) => eraseObjects(keys.map((key) => at('incoming', key))),
    read: async (key) => bytesOf(await found(client.send(new GetObjectCommand(at('kept', key))))),
    open: async (key) => {
      const answer = await found(client.send(new GetObjectCommand(at('kept', key))))
      // In Node the library answers with a stream of Node; its type includes browsers.
      return answer?.Body as Readable | undefined
    },
    erase: (keys) => eraseObjects(keys.flatMap((key) => [at('kept', key), at('incoming', key)])),
    list: (area) => listObjects(client, bucket, area),
  }
}

async function presign(client: S3Client, place: { Bucket: string; Key: string }, upload: Upload) {
  const { size, mediaType, expiresAt } = upload
  const command = new PutObjectCommand({ ...place, ContentLength: size, ContentType: mediaType })
  const url = await getSignedUrl(client, command, {
    expiresIn: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1_000)),
    // Without these two only the host is signed, and any size and type would be taken.
    signableHeaders: new Set(['content-type', 'content-length']),
  })
  return { url, headers: { 'content-type': mediaType }, resumable: false }
}

async function* listObjects(
  client: S3Client,
  bucket: string,
  area: FileArea,
): AsyncIterable<{ key: string; writtenAt: Date }> {
  let after: string | undefined
  do {
    const page = await orUnavailable(
      client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${area}/`,
          ...(after && { ContinuationToken: after }),
        }),
      ),
    )
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const key = Key.slice(Key.lastIndexOf('/') + 1)
      if (LastModified && isFileKey(key)) yield { key, writtenAt: LastModified }
    }
    after = page.NextContinuationToken
  } while (after)
}

async function bytesOf(answer: { Body?: { transformToByteArray(): Promise<Uint8Array> } } | undefined) {
  return answer?.Body && Buffer.from(await orUnavailable(answer.Body.transformToByteArray()))
}

/** A missing file is an answer, not a failure. */
async function found<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined
    throw storeUnavailable(error)
  }
}

const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storeUnavailable(error)
  })
