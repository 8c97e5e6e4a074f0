import fs, { type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../../../ground/errors.ts'
import type { UploadPiece } from '../file-store.ts'
import { isOfTheDisk } from '../store-failure.ts'
import { prepareFolderOf, unlessAbsent } from './folders.ts'

/** How many bytes of a file are there. */
export async function sizeOf(file: string): Promise<number> {
  const stat = await unlessAbsent(fs.stat(file))
  return stat?.size ?? 0
}

type Piece = Omit<UploadPiece, 'key'> & {
  /** How long the body may bring nothing, in milliseconds. */
  stallMs: number
}

/**
 * Appends the bytes of a piece as they come. After any end the bytes in order stay, so that the next piece can go
 * on; only a failed disk removes all of them, since their state is unknown.
 */
export async function appendPiece(file: string, { from, length, body, stallMs }: Piece) {
  if (from > 0 && from !== (await sizeOf(file))) throw new AppError('file.wrongOffset')
  await prepareFolderOf(file)
  const handle = await fs.open(file, from === 0 ? 'w' : 'r+', 0o600)
  try {
    await writeBody(handle, chunksOf(body, stallMs), { from, length })
    await handle.sync()
  } catch (error) {
    if (isOfTheDisk(error)) await fs.rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Each chunk goes to its own place: pieces that come at once through two processes never make the file longer. */
async function writeBody(
  handle: FileHandle,
  chunks: AsyncIterable<Buffer>,
  { from, length }: { from: number; length: number },
) {
  let written = 0
  for await (const chunk of chunks) {
    if (written + chunk.length > length) throw new AppError('file.tooLarge')
    await writeAt(handle, chunk, from + written)
    written += chunk.length
  }
}

/** One write may take less than it is given. */
async function writeAt(handle: FileHandle, chunk: Buffer, position: number) {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done)
    done += bytesWritten
  }
}

/** The chunks of a body; one that brings nothing for a while is ended. */
async function* chunksOf(body: Readable, stallMs: number): AsyncIterable<Buffer> {
  const end = () => body.destroy(new AppError('request.timeout'))
  let timer = setTimeout(end, stallMs)
  try {
    for await (const chunk of body) {
      clearTimeout(timer)
      yield chunk
      timer = setTimeout(end, stallMs)
    }
  } finally {
    clearTimeout(timer)
  }
}
