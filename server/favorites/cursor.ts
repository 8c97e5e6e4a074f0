import * as z from 'zod/mini'
import { AppError } from '../ground/errors.ts'

/** A place in a list of saved jobs: after the job saved at this moment, ties broken by its id. */
export type Cursor = { savedAt: Date; jobAdId: string }

/** The cursor as callers get it: opaque, and of letters that need no escaping in an address. */
export const encodeCursor = ({ savedAt, jobAdId }: Cursor): string =>
  Buffer.from(JSON.stringify([savedAt.getTime(), jobAdId])).toString('base64url')

/** Years that the product can have seen, in milliseconds. */
const moment = z.int().check(z.gte(Date.UTC(2000)), z.lte(Date.UTC(2200)))
const written = z.tuple([moment, z.uuid()])

/** @throws request.invalid naming `after` for a text that no list has given */
export function decodeCursor(text: string): Cursor {
  const { success, data } = z.safeParse(written, parse(text))
  if (!success) throw new AppError('request.invalid', { errors: [{ path: 'after', problem: 'invalid' }] })
  const [savedAt, jobAdId] = data
  return { savedAt: new Date(savedAt), jobAdId }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
