import type { Context } from '../../ground/context.ts'
import { listPhones } from './queries/phones.ts'

/** Phones to which codes may have been sent for a person: stored messages to them are deleted with the account. */
export const listCodePhones = ({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> =>
  listPhones(db, userId)
