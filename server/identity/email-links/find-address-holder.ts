import type { Context } from '../../ground/context.ts'
import { type AddressHolder, findHolder } from '../queries/people.ts'

export type { AddressHolder }

/**
 * The holder of an address: an account, or one that changed it lately and may still take it back. No other account
 * gets it until then: a thief of the account could otherwise keep its owner from undoing the change.
 */
export const findAddressHolder = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  email: string,
): Promise<AddressHolder | undefined> => findHolder(db, { email, now: now() })

/** The holder of an address, if it is not this person. */
export const otherThan = (userId: string, holder: AddressHolder | undefined): AddressHolder | undefined =>
  holder?.userId === userId ? undefined : holder
