import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../ground/context.ts'
import type { Database } from '../platform/database/database.ts'
import { findOrAddDayKey } from './queries/day-keys.ts'

type Keys = { day: string; key: Promise<Buffer> }

const keys = new WeakMap<Database, Keys>()

/**
 * The key of a day, the same for all processes. It is deleted each night; after that no hash can be traced to a
 * network.
 */
function keyOf(db: Database, day: string): Promise<Buffer> {
  const known = keys.get(db)
  if (known?.day === day) return known.key
  const key = findOrAddDayKey(db, { day, key: randomBytes(32) })
  key.catch(() => keys.delete(db))
  keys.set(db, { day, key })
  return key
}

/** The hash of a visitor of an ad on one day, from network and browser, which are not kept. */
export async function visitorHash(
  { db, origin }: Pick<Context, 'db' | 'origin'>,
  { day, jobAdId }: { day: string; jobAdId: string },
): Promise<Buffer> {
  const key = await keyOf(db, day)
  return createHmac('sha256', key)
    .update(`${origin.network}\n${origin.userAgent ?? ''}\n${jobAdId}`)
    .digest()
    .subarray(0, 16)
}
