import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { AppError } from '../../ground/errors.ts'

/** Bytes that an archive may unpack to; a thick CV with pictures is far below. */
const unpackedBytes = 80 * 1024 * 1024

/** Files in an archive. */
const mostEntries = 2_000

/** Parts of an Office document that run, or that hold other documents. */
const programs = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/.+\.(?:bin|exe|js|vbs))/i

/**
 * Unpacks an archive without storing it, to check that it is whole, that it stays within bounds by its real size,
 * and that no name in it leads out of a folder.
 * @throws AppError `file.unsafe` for a bomb, a way out or a program; `file.damaged` for an unreadable one
 */
export async function refuseUnsafeArchive(bytes: Buffer): Promise<void> {
  const archive = await yauzl.fromBufferPromise(bytes).catch(refuseDamaged)
  let unpacked = 0
  let entries = 0
  const count = (size: number) => {
    unpacked += size
    if (unpacked > unpackedBytes) throw new AppError('file.unsafe')
  }
  try {
    for await (const entry of archive.eachEntry()) {
      entries += 1
      if (entries > mostEntries || programs.test(entry.fileName)) throw new AppError('file.unsafe')
      await unpack(await archive.openReadStreamPromise(entry), count)
    }
  } catch (error) {
    throw error instanceof AppError ? error : toRefusal(error)
  } finally {
    archive.close()
  }
}

const unpack = (stream: NodeJS.ReadableStream, count: (size: number) => void) =>
  pipeline(
    stream,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        try {
          count(chunk.length)
          done()
        } catch (error) {
          done(error instanceof Error ? error : new Error('the archive could not be read'))
        }
      },
    }),
  )

function refuseDamaged(): never {
  throw new AppError('file.damaged')
}

/** The library has messages alone: a path out of the folder, or more bytes than an entry declares. */
const hostile = /relative path|absolute path|invalid characters in fileName|too many bytes/

const toRefusal = (error: unknown) =>
  new AppError(error instanceof Error && hostile.test(error.message) ? 'file.unsafe' : 'file.damaged')
