import type { Context } from '../../ground/context.ts'
import { type AddressHolder, findHolder } from '../queries/people.ts'

export type { AddressHolder }

/**
 * Who has an address: an account, or one that changed it lately and may still take it back. Nobody else gets it until
 * then, or anyone who has taken an account over could keep its owner from undoing that.
 */
export const findAddressHolder = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  email: string,
): Promise<AddressHolder | undefined> => findHolder(db, { email, now: now() })
