import type { ErrorCode } from '../errors.ts'

type CsvProblem = Extract<ErrorCode, 'file.empty' | `organizationLocation.not${string}`>

/** The first bytes of files that people mistake for tables. */
const otherBeginnings = ['PK\u0003\u0004', '%PDF', '{\\rtf', '<', '{', '[']

/** Marks that part the cells of a line; a file uses one of them. */
export const csvSeparators = [',', ';', '\t'] as const

/**
 * Reads bytes as a CSV file of any name: in UTF-8, in UTF-16 as Excel's "Unicode text", or in Windows-1256 as Excel
 * in Arabic Windows saves "CSV". The browser uses it before the upload, and the server again.
 * @returns its text without a byte order mark, or the problem
 */
export function readCsv(bytes: Uint8Array): { text: string } | { problem: CsvProblem } {
  if (bytes.length === 0) return { problem: 'file.empty' }
  const text = decode(bytes)
  if (text !== undefined && isTable(text)) return { text }
  // A text with one letter to a byte shows bytes that are text in no encoding.
  const isText = text === undefined && !hasControls(String.fromCharCode(...bytes.subarray(0, looksAt)))
  return { problem: isText ? 'organizationLocation.notUtf8' : 'organizationLocation.notCsv' }
}

/** How much of a file tells what it is. */
const looksAt = 1_024

function isTable(text: string): boolean {
  const start = text.slice(0, looksAt)
  if (otherBeginnings.some((beginning) => start.trimStart().startsWith(beginning))) return false
  if (hasControls(start)) return false
  return csvSeparators.some((separator) => firstLineOf(text).includes(separator))
}

/** Whether a text has control characters, as pictures and programs do. Later in a file, one makes only its row invalid. */
const hasControls = (text: string) =>
  [...text].some((letter) => letter < ' ' && letter !== '\t' && letter !== '\n' && letter !== '\r')

const firstLineOf = (text: string) => /[^\s][^\r\n]*/.exec(text)?.[0] ?? ''

/** Undefined for letters that are in none of the encodings. */
function decode(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}

/**
 * Any bytes are letters in Windows-1256, so only those count that make Arabic of it and do not make more of UTF-8,
 * which a cut or patched file would.
 */
function decodeWindows(bytes: Uint8Array): string | undefined {
  if (shareOf(/[^\ufffd]/, new TextDecoder('utf-8').decode(bytes)) > 0.5) return undefined
  const text = new TextDecoder('windows-1256').decode(bytes)
  return shareOf(/[\u0621-\u064a]/, text) > 0.5 ? text : undefined
}

/** Of the letters beyond ASCII, how many are such: 0 to 1. */
function shareOf(letter: RegExp, text: string): number {
  const letters = [...text].filter((one) => one > '\u007f')
  return letters.filter((one) => letter.test(one)).length / letters.length
}

/** Told by the mark that such a file begins with; without one every other byte of Latin text is zero. */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const isText = (byte: number | undefined) => byte !== undefined && byte >= 0x20 && byte < 0x7f
  if (isText(first) && second === 0 && isText(third) && fourth === 0) return 'utf-16le'
  if (first === 0 && isText(second) && third === 0 && isText(fourth)) return 'utf-16be'
  return undefined
}

/** Browsers and Node have it; the library that the contract is written against names what only one of them has. */
declare const TextDecoder: new (
  label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256',
  options?: { fatal: true },
) => { decode(bytes: Uint8Array): string }
