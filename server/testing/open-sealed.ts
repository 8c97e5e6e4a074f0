import fs from 'node:fs'
import path from 'node:path'
import { unseal } from '../platform/seal.ts'

/** Bytes of the database that cannot be opened: hashes, and public keys. */
const cannotBeOpened = /(?:_hash|^sha256|^public_key)$/

/**
 * The sealed values of a row, opened: in columns of bytes, and in all texts that could be sealed bytes.
 * @param row as `to_jsonb` gives it
 * @throws Error for bytes that are sealed for a purpose which the code does not name
 */
export function openSealed(row: Record<string, unknown>, secret: string): string[] {
  const opened: string[] = []
  for (const [column, value] of Object.entries(row)) {
    const isBytes = typeof value === 'string' && value.startsWith(String.raw`\x`)
    if (isBytes && cannotBeOpened.test(column)) continue
    if (isBytes) opened.push(openOrFail(column, Buffer.from(value.slice(2), 'hex'), secret))
    else opened.push(...textsIn(value).flatMap((text) => open(Buffer.from(text, 'base64url'), secret) ?? []))
  }
  return opened
}

function openOrFail(column: string, bytes: Buffer, secret: string): string {
  const text = open(bytes, secret)
  if (text === undefined) throw new Error(`What is sealed in ${column} cannot be opened.`)
  return text
}

function open(bytes: Buffer, secret: string): string | undefined {
  for (const purpose of purposes()) {
    try {
      return unseal(bytes, secret, purpose)
    } catch {
      // Sealed for another purpose, or not at all.
    }
  }
  return undefined
}

/** Texts anywhere in a value that are long enough to be sealed and hold nothing else. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[\w-]{38,}$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

let known: string[] | undefined

/** The purposes of sealing, as the code of the server names them: `const purpose = '…'`. */
function purposes(): string[] {
  if (known) return known
  const server = path.join(import.meta.dirname, '..')
  known = fs
    .readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => fs.readFileSync(path.join(server, name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/urpose = '([^']+)'/g)].map(([, purpose = '']) => purpose))
  return known
}
