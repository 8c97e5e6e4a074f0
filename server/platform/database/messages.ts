/** Told of a message: bytes, and where in them it begins and ends. They do not last. */
type Tell = (bytes: Buffer, from: number, to: number) => void

/** One letter that says what follows, and how long it is, these four bytes included. */
const headBytes = 5

/**
 * Makes the function that parts what a server of PostgreSQL sends into messages, whatever the pieces are in which it
 * arrives: https://www.postgresql.org/docs/18/protocol-message-formats.html. A piece may be overwritten afterwards.
 */
export function partMessages(tell: Tell): (piece: Buffer) => void {
  let kept: Buffer[] = []
  let length = 0
  let wanted = headBytes

  return (piece) => {
    length += piece.length
    // The pieces of a long message are put together once, at its end.
    if (length < wanted) return void kept.push(Buffer.from(piece))

    const bytes = kept.length === 0 ? piece : Buffer.concat([...kept, piece], length)
    let from = 0
    for (;;) {
      const left = length - from
      wanted = left < headBytes ? headBytes : 1 + bytes.readUInt32BE(from + 1)
      if (left < wanted) break
      tell(bytes, from, from + wanted)
      from += wanted
    }
    kept = from < length ? [Buffer.from(bytes.subarray(from))] : []
    length -= from
  }
}
