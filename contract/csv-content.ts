import type { ErrorCode } from './errors.ts'

type CsvProblem = Extract<ErrorCode, 'file.empty' | `organizationLocation.not${string}`>

/** How files begin that people take for tables, and that are none. */
const otherBeginnings = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF', '{\\rtf', '<', '{', '[']

/** Marks that part the cells of a line; a file uses one of them. */
export const csvSeparators = [',', ';', '\t'] as const

const lookedAtBytes = 64 * 1024

/**
 * Looks whether bytes can be a CSV file in UTF-8, by what they are and not by a name. Asked in the browser before
 * anything is sent, and on the server again.
 * @returns what is wrong; undefined for a table
 */
export function problemOfCsv(bytes: Uint8Array): CsvProblem | undefined {
  if (bytes.length === 0) return 'file.empty'
  if (isUtf16(bytes)) return 'organizationLocation.notUtf8'
  // One letter a byte, whatever the encoding: enough to tell what begins how, and what no text holds.
  const start = String.fromCharCode(...bytes.subarray(0, 1_024)).replace(/^\u00ef\u00bb\u00bf/, '')
  if (otherBeginnings.some((beginning) => start.trimStart().startsWith(beginning)))
    return 'organizationLocation.notCsv'
  if (hasControls(bytes)) return 'organizationLocation.notCsv'
  const text = decode(bytes)
  if (text === undefined) return 'organizationLocation.notUtf8'
  return csvSeparators.some((separator) => firstLineOf(text).includes(separator))
    ? undefined
    : 'organizationLocation.notCsv'
}

/** Excel's "Unicode text" begins with such a mark; without one every other byte of Latin text is zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const isText = (byte: number | undefined) => byte !== undefined && byte >= 0x20 && byte < 0x7f
  return (
    (isText(first) && second === 0 && isText(third) && fourth === 0) ||
    (first === 0 && isText(second) && third === 0 && isText(fourth))
  )
}

/** Pictures and programs are full of them; of a text that holds one further on, that row is refused. */
const hasControls = (bytes: Uint8Array) =>
  bytes.subarray(0, 1_024).some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)

/** Browsers and Node have it; the library that the contract is written against names what only one of them has. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: true },
) => { decode(bytes: Uint8Array, options: { stream: boolean }): string }

function decode(bytes: Uint8Array): string | undefined {
  try {
    // The part may end within a letter, which `stream` lets pass.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, lookedAtBytes), {
      stream: bytes.length > lookedAtBytes,
    })
  } catch {
    return undefined
  }
}

const firstLineOf = (text: string) => /[^\s][^\r\n]*/.exec(text)?.[0] ?? ''
