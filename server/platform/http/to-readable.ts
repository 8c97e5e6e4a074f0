import { Readable } from 'node:stream'
import type { ByteStream } from '@qareeb/contract/values'

/**
 * A stream of the pieces. The first one is produced before anything is sent, so that an early failure is answered
 * like every refusal; a later one breaks the answer off, and the caller detects that it is incomplete.
 */
export async function toReadable(pieces: ByteStream): Promise<Readable> {
  const iterator = pieces[Symbol.asyncIterator]()
  let first: IteratorResult<string | Uint8Array> | undefined = await iterator.next()

  const next = async () => {
    const piece = first ?? (await iterator.next())
    first = undefined
    return piece
  }
  // A caller who goes away ends the work of the iterator too.
  const end = async () => (await iterator.return?.()) ?? { done: true as const, value: undefined }
  return Readable.from({ [Symbol.asyncIterator]: () => ({ next, return: end }) })
}
