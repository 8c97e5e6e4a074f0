import type { Context } from '../context.ts'
import { findAccount, findHolder } from './queries/accounts.ts'
import { findFormerHolder } from './queries/email-changes.ts'

/** Whom an address belongs to, and where mails about it go. */
export type AddressHolder = Pick<
  NonNullable<Awaited<ReturnType<typeof findHolder>>>,
  'userId' | 'firstName' | 'locale'
>

/**
 * Who has an address: an account, or one that changed it lately and may still take it back. Nobody else gets it until
 * then, or whoever has taken an account over could keep its owner from undoing that.
 */
export async function findAddressHolder(
  { db, now }: Pick<Context, 'db' | 'now'>,
  email: string,
): Promise<AddressHolder | undefined> {
  const holder = await findHolder(db, email)
  if (holder) return holder

  const formerId = await findFormerHolder(db, { email, now: now() })
  return formerId === undefined ? undefined : findAccount(db, formerId)
}
