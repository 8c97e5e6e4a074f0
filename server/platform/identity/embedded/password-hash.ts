import crypto from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(crypto.argon2)

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane; some 30 ms here, outside of the event loop. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagLength = 32

/** Hashes a password with a new salt. @returns `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(saltBytes)
  const hash = await derive(password, salt)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(hash)}`
}

/** True when the hash was made of this password. Without a hash it does the same work and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const known = parse(hash ?? dummy)
  const derived = await derive(password, known.salt, known)
  return crypto.timingSafeEqual(derived, known.hash) && hash !== undefined
}

/** A hash without a password. */
const dummy = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(password: string, nonce: Buffer, { memory, passes, parallelism } = cost) {
  // One letter can be written in several ways; a keyboard must not decide whether a password is right.
  const message = password.normalize('NFKC')
  return argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
}

function parse(text: string) {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? []
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const toText = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
