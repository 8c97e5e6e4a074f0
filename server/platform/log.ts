import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

/** Names under which personal data or secrets could reach a log line by mistake; we never log such objects on purpose. */
const privateKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'email',
  'phone',
  'contactName',
  'contactEmail',
  'contactPhone',
  'q',
  'lat',
  'lng',
]

/** Wherever they may stand; looking any deeper would cost more than the rest of the line. */
const privatePaths = [
  ...privateKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`]),
  ...['authorization', 'cookie', 'set-cookie'].map((key) => `*.headers["${key}"]`),
]

/** Standard output, in pieces of eight kilobytes. Only a process that is killed outright loses what still waits. */
const output = { dest: 1, sync: false, minLength: 8_192, periodicFlush: 250 }

let second = 0
let secondText = ''
let earlier: number | undefined

/** Gives log lines about an earlier moment the time of that moment. @param moment milliseconds */
export function asOf(moment: number, write: () => void): void {
  earlier = moment
  try {
    write()
  } finally {
    earlier = undefined
  }
}

/** ISO 8601 in UTC. Caches the text of the second, since formatting costs as much as the rest of a line. */
function timeOfLine(): string {
  const moment = earlier ?? Date.now()
  const ms = moment % 1_000
  if (moment - ms !== second) {
    second = moment - ms
    secondText = new Date(second).toISOString().slice(0, -'000Z'.length)
  }
  return `${secondText}${String(ms).padStart(3, '0')}Z`
}

/**
 * One JSON object a line on standard output, or to the given stream. Times are UTC. Lines leave together, after a
 * quarter of a second at the latest and in any case before the process ends: a write of its own for each was an
 * eighth of the cost of a request.
 */
export function createLog({ level = 'info', to }: { level?: string; to?: DestinationStream } = {}): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${timeOfLine()}"`,
    serializers: { err: describeError },
    redact: { paths: privatePaths, censor: '[private]' },
  }
  return pino(options, to ?? pino.destination(output))
}
