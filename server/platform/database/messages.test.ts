import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partMessages } from './messages.ts'

/** A message as PostgreSQL writes it. */
function message(letter: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const messages = fc.array(
  fc
    .tuple(fc.constantFrom('D', 'C', 'Z'), fc.uint8Array({ maxLength: 40 }))
    .map(([letter, body]) => message(letter, body)),
  { maxLength: 12 },
)

/** Pieces of these lengths, one after the other and again from the first, all read into one buffer. */
function* piecesOf(bytes: Buffer, lengths: readonly number[]) {
  const buffer = Buffer.alloc(64)
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const length = bytes.copy(buffer, 0, from, from + (lengths[turn % lengths.length] ?? 1))
    yield buffer.subarray(0, length)
    from += length
    buffer.fill(255)
  }
}

it('tells every message whole, whatever the pieces are in which they come', () => {
  fc.assert(
    fc.property(
      messages,
      fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 6 }),
      (sent, lengths) => {
        const told: string[] = []
        const take = partMessages((bytes, from, to) => told.push(bytes.toString('hex', from, to)))
        for (const piece of piecesOf(Buffer.concat(sent), lengths)) take(piece)

        expect(told).toEqual(sent.map((one) => one.toString('hex')))
      },
    ),
  )
})
