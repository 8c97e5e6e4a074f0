import net from 'node:net'
import { type Scanner, ScannerUnavailable, type Verdict } from './scanner.ts'

/** Bytes of one part of the stream; ClamAV bounds the whole, not the parts. */
const partBytes = 64 * 1024

/** Milliseconds without a word from the scanner after which it is given up. */
const timeoutMs = 60_000

/**
 * Asks a ClamAV daemon by its INSTREAM command (clamd(8)): parts, each with its length in front, and an empty one at
 * the end.
 * @param url `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl`
 */
export function createClamavScanner(url: string): Scanner {
  const address = addressOf(new URL(url))
  return { scan: (bytes) => ask(address, bytes).then(toVerdict) }
}

const addressOf = ({ protocol, hostname, port, pathname }: URL): net.NetConnectOpts =>
  protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) }

function ask(address: net.NetConnectOpts, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown) => reject(new ScannerUnavailable(why, { cause }))
    let answer = ''
    const socket = net.connect(address, () => send(socket, bytes))
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', (error) => fail('the scanner cannot be asked', error))
    socket.on('close', () => (answer ? resolve(answer) : fail('the scanner said nothing')))
  })
}

function send(socket: net.Socket, bytes: Buffer) {
  socket.write('zINSTREAM\0')
  for (let from = 0; from < bytes.length; from += partBytes) {
    const part = bytes.subarray(from, from + partBytes)
    socket.write(lengthOf(part.length))
    socket.write(part)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function toVerdict(answer: string): Verdict {
  const line = answer.replaceAll('\0', '').trim()
  if (line === 'stream: OK') return { isClean: true }
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1]
  if (found) return { isClean: false, found }
  throw new ScannerUnavailable(`the scanner answered: ${line.slice(0, 200)}`)
}
