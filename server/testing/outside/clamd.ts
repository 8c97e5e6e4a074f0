import net from 'node:net'

export type Clamd = { url: string; scanned: Buffer[]; stop(): Promise<void> }

/** A daemon on this machine that speaks INSTREAM as ClamAV does; a file with `EICAR` is reported as harmful. */
export async function startClamd(answerOf: (bytes: Buffer) => string = verdict): Promise<Clamd> {
  const scanned: Buffer[] = []
  const server = net.createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const bytes = readStream(received)
      if (!bytes) return
      scanned.push(bytes)
      socket.end(answerOf(bytes))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as net.AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `tcp://127.0.0.1:${port}`, scanned, stop }
}

const verdict = (bytes: Buffer) =>
  bytes.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'

const command = 'zINSTREAM\0'

/** The bytes of the parts; nothing before the empty part that ends them. */
function readStream(received: Buffer): Buffer | undefined {
  if (received.length < command.length) return undefined
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('another command')
  const parts: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
