import type { Context } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'
import { rememberDevice } from '../queries/devices.ts'
import { hashOfMark } from './known-browser.ts'

/** Where somebody signs in from, in words, and the mark that the browser is known by. */
export type Whereabouts = { sessionId: string; browser: string; device: string | null; network: string }

/** Mails a person after a sign-in with a new browser; not after the very first sign-in. */
export async function mailNewDevice(
  context: Inside<Context>,
  person: Person,
  { sessionId, browser, device, network }: Whereabouts,
): Promise<void> {
  const { db } = context
  const { userId, email, locale, firstName } = person
  const at = context.now()
  const named = device ?? '—'
  const isNew = await rememberDevice(db, { userId, markHash: hashOfMark(browser), device: named, at })
  if (!isNew || !person.lastSignInAt) return

  const url = pageAddress(context, locale, '/profile')
  await context.mail.send(db, {
    to: email,
    locale,
    key: `new-device:${sessionId}`,
    mail: { name: 'newDevice', data: { firstName, device: named, network, at: at.toISOString(), url } },
  })
}
