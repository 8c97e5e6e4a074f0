import { EventEmitter } from 'node:events'
import net from 'node:net'
import pg from 'pg'
import { parse } from 'pg-protocol'
import { partMessages } from './messages.ts'

/** Takes a row as it came: `at` is where its fields begin. The bytes do not last. */
export type TakeRow = (bytes: Buffer, at: number) => void

/** What the driver's types leave out. */
type Connection = pg.Connection & { stream: net.Socket; attachListeners(stream: net.Socket): void }

const takers = new WeakMap<pg.Connection, { take: TakeRow | undefined }>()

/**
 * Hands over the rows of the statement that runs on a connection of a `Client` as they come; without `take`, no longer.
 */
export function handRowsTo(connection: pg.Connection, take?: TakeRow) {
  const taker = takers.get(connection)
  if (!taker) throw new Error('Rows of another client')
  taker.take = take
}

const dataRow = 'D'.charCodeAt(0)
/** What binding and running are answered with; it says nothing that rows and `ReadyForQuery` do not. */
const bindComplete = '2'.charCodeAt(0)
const commandComplete = 'C'.charCodeAt(0)
/** A row begins with its letter, its length and the number of its fields. */
const rowHeadBytes = 7

/**
 * The driver's client, but that rows may be had as they come, and that what arrives unencrypted is read into one buffer.
 * While one of our statements runs the answers to binding and running are dropped; all other messages are the driver's own.
 */
export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection, ssl } = this as unknown as { connection: Connection; ssl: unknown }
    // Members that the driver's types leave out: without the first it would read every row itself.
    if (typeof connection.attachListeners !== 'function') throw new Error('pg has changed inside')
    const taker: { take: TakeRow | undefined } = { take: undefined }
    takers.set(connection, taker)

    const others = new EventEmitter()
    // The driver's parser of messages asks nothing of a stream but this event.
    void parse(others as unknown as NodeJS.ReadableStream, (message) => {
      connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message)
    })
    const read = partMessages((bytes, from, to) => {
      const kind = bytes[from]
      if (taker.take && kind === dataRow) taker.take(bytes, from + rowHeadBytes)
      else if (!taker.take || (kind !== bindComplete && kind !== commandComplete))
        others.emit('data', bytes.subarray(from, to))
    })
    connection.attachListeners = (stream) => void stream.on('data', read)
    // A socket that encryption is put upon has to be an ordinary one.
    if (!ssl) connection.stream = socketReadBy(read)
  }
}

const bufferBytes = 64 * 1024

/** A socket without a new buffer and an event for every piece. */
function socketReadBy(read: (piece: Buffer) => void): net.Socket {
  const buffer = Buffer.allocUnsafeSlow(bufferBytes)
  const onread = {
    buffer,
    callback(length: number) {
      read(buffer.subarray(0, length))
      return true
    },
  }
  return new net.Socket({ onread })
}
