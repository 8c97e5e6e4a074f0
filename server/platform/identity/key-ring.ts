import crypto, { type JsonWebKey, type KeyObject } from 'node:crypto'
import type { PublicKey } from '@qareeb/contract/identity'
import { dayMs } from '@qareeb/reference/riyadh'
import type { Database } from '../database/database.ts'
import { seal, unseal } from '../seal.ts'
import { deleteKeysBefore, insertKey, listKeys, lockKeys, type StoredKey } from './queries/keys.ts'

/** How long a key signs, and how much longer its signatures may be checked; in milliseconds. */
const lifetime = { signs: 30 * dayMs, checks: 31 * dayMs }

/** An unknown name of a key is looked up at most this often: anyone who invents names must not keep the database busy. */
const lookUpEveryMs = 5_000

const purpose = 'keys of access tokens'

export type Key = { id: string; publicKey: KeyObject; privateKey: KeyObject; createdAt: Date }

export type KeyRing = {
  /**
   * Ensures that there is a key to sign with, without another query: makes one when there is none or the last has
   * signed long enough. For use before a transaction, which may hold the last connection of the pool.
   */
  prepare(): Promise<void>
  /** The key that signs now. */
  current(): Promise<Key>
  /** The key of this name, as long as its signatures may be checked. */
  find(id: string): Promise<Key | undefined>
  /** The public keys that verify our tokens. */
  listPublic(): Promise<PublicKey[]>
}

/** Keys live in the database, so that all copies of the process share them, and in memory for as long as they hold. */
export function createKeyRing(parts: { db: Database; secret: string; now: () => Date }): KeyRing {
  const { now } = parts
  let keys: Key[] = []
  let loadedAt = 0

  const ageOf = (key: Key) => now().getTime() - key.createdAt.getTime()
  const signing = () => keys.find((key) => ageOf(key) < lifetime.signs)
  const checking = () => keys.filter((key) => ageOf(key) < lifetime.checks)
  const load = async (find: () => Promise<Key[]>) => {
    keys = await find()
    loadedAt = now().getTime()
  }

  const prepare = async () => {
    if (!signing()) await load(() => loadKeys(parts, parts.db))
    if (!signing()) await load(() => addKey(parts))
  }

  return {
    prepare,
    async current() {
      // A key whose month ended since `prepare` signs once more: its signatures can be checked for another day.
      if (checking().length === 0) await prepare()
      const key = signing() ?? checking()[0]
      if (!key) throw new Error('There is no key to sign with, although one was just made.')
      return key
    },
    async find(id) {
      const known = () => checking().find((key) => key.id === id)
      if (!known() && Math.abs(now().getTime() - loadedAt) >= lookUpEveryMs)
        await load(() => loadKeys(parts, parts.db))
      return known()
    },
    async listPublic() {
      await load(() => loadKeys(parts, parts.db))
      return checking().map(({ id, publicKey }) => ({
        kid: id,
        kty: 'OKP',
        crv: 'Ed25519',
        x: publicKey.export({ format: 'jwk' }).x ?? '',
        alg: 'EdDSA',
        use: 'sig',
      }))
    },
  }
}

type Parts = { db: Database; secret: string; now: () => Date }

async function loadKeys({ secret, now }: Parts, db: Database): Promise<Key[]> {
  const stored = await listKeys(db, new Date(now().getTime() - lifetime.checks))
  return stored.flatMap((key) => open(key, secret))
}

/** A key sealed with another secret does not count: a change of the secret ends everything that it protected. */
function open({ id, publicKey, privateKey, createdAt }: StoredKey, secret: string): Key[] {
  try {
    const jwk: JsonWebKey = JSON.parse(unseal(privateKey, secret, purpose))
    return [
      {
        id,
        publicKey: crypto.createPublicKey({ key: publicKey, format: 'jwk' }),
        privateKey: crypto.createPrivateKey({ key: jwk, format: 'jwk' }),
        createdAt,
      },
    ]
  } catch {
    return []
  }
}

/** One copy of the process makes the key, the others wait for it and find it there. */
const addKey = (parts: Parts): Promise<Key[]> =>
  parts.db.transaction(async (db) => {
    await lockKeys(db)
    const keys = await loadKeys(parts, db)
    const isFresh = (key: Key) => parts.now().getTime() - key.createdAt.getTime() < lifetime.signs
    if (keys.some(isFresh)) return keys

    const pair = crypto.generateKeyPairSync('ed25519')
    const key = { id: crypto.randomUUID(), ...pair, createdAt: parts.now() }
    await insertKey(db, {
      ...key,
      publicKey: pair.publicKey.export({ format: 'jwk' }),
      privateKey: seal(JSON.stringify(pair.privateKey.export({ format: 'jwk' })), parts.secret, purpose),
    })
    await deleteKeysBefore(db, new Date(parts.now().getTime() - lifetime.checks))
    return [key, ...keys]
  })
