import net from 'node:net'

export type HttpClient = {
  /** Asks and reads the answer to its end; refuses any but 200. One at a time. */
  get(address: string): Promise<void>
  close(): void
}

/**
 * A client with one connection that costs little more than its system calls: its own cost distorts the measurement.
 * Node's own client costs as much as a third of the service.
 */
export function openHttpClient(port: number): HttpClient {
  let socket: net.Socket | undefined
  let asked: Asked | undefined

  function send({ address }: Asked) {
    socket ??= open()
    socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  }
  function open() {
    const opened = net.connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      // One buffer for all that comes.
      onread: {
        buffer: Buffer.allocUnsafeSlow(64 * 1024),
        callback(length, buffer) {
          if (asked && isWhole(asked, buffer, length)) finish(asked)
          return true
        },
      },
    })
    opened.on('error', (error) => asked?.reject(error))
    opened.on('close', () => {
      socket = undefined
      // The service had ended an idle connection when we asked.
      if (asked) send(asked)
    })
    return opened
  }
  function finish(answered: Asked) {
    const { head, address, resolve, reject } = answered
    const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
    // Said to a connection that has been idle, just before its end.
    if (status === '408') return Object.assign(answered, { head: '', missing: 0 })
    asked = undefined
    if (status === '200') return resolve()
    return reject(new Error(`${status} for ${address}`))
  }
  return {
    get: (address) =>
      new Promise((resolve, reject) => {
        asked = { address, resolve, reject, head: '', missing: 0 }
        send(asked)
      }),
    close: () => {
      asked = undefined
      socket?.destroy()
    },
  }
}

type Asked = {
  address: string
  resolve: () => void
  reject: (problem: Error) => void
  /** The part of the head that has arrived; after the whole head, the number of missing bytes of the body. */
  head: string
  missing: number
}

const endOfHead = '\r\n\r\n'
/** Bytes that are searched for the end of a head; every head is shorter. */
const longestHead = 2_048

/** Reads a part of an answer; true at its end. */
function isWhole(asked: Asked, bytes: Uint8Array, length: number): boolean {
  if (asked.missing > 0) {
    asked.missing -= length
    return asked.missing <= 0
  }
  const before = asked.head.length
  asked.head += Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, longestHead)).toString('latin1')
  const end = asked.head.indexOf(endOfHead)
  if (end < 0 && length > longestHead) throw new Error(`${asked.address}: a head that is too long`)
  if (end < 0) return false
  const bodyBytes = Number(/^content-length: (\d+)/im.exec(asked.head)?.[1])
  if (!(bodyBytes >= 0)) throw new Error(`${asked.address}: an answer that does not say how long it is`)
  asked.missing = bodyBytes - (before + length - end - endOfHead.length)
  return asked.missing <= 0
}
