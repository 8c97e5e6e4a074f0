import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import type { Mail } from '../platform/mail/mails.ts'
import type { Recipient } from './queries/members.ts'

/**
 * Writes to people of a company, each in their language.
 * @param occasion the event; it begins the keys by which the outbox distinguishes mails. Another call is another
 * mail: callers run in the transaction of the event, which happens once
 */
export async function mailPeople(
  { db, mail }: Inside<Pick<Context, 'mail'>>,
  {
    people,
    occasion,
    write,
  }: { people: readonly Recipient[]; occasion: string; write: (to: Recipient) => Mail },
): Promise<void> {
  for (const person of people)
    await mail.send(db, {
      to: person.email,
      locale: person.locale,
      key: `${occasion}:${crypto.randomUUID()}`,
      mail: write(person),
    })
}
