import { Readable } from 'node:stream'
import type { ByteStream } from '@qareeb/contract/values'

/**
 * A stream of the pieces. The first one is asked for before anything is sent, so that what fails until then is answered
 * like every refusal; what fails later breaks the answer off, and the caller notices that it is not whole.
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
