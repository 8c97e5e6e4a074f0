import { tokenInMail } from './identity-site.ts'
import type { TestSite, Visitor } from './site.ts'

const registration = {
  password: 'seven green camels',
  firstName: 'Noura',
  lastName: 'Al-Qahtani',
  phone: '0501234567',
  consents: { terms: true, privacy: true, adult: true, news: false },
}

/** An unused address. */
export const freshAddress = () => `noura-${crypto.randomUUID()}@qareeb.example`

/** People's actions with invitations at a site. */
export function invitationCalls(site: TestSite) {
  const invite = (who: Visitor, email: string, changes: object = {}) =>
    site.ask(who, 'POST /api/v1/organization/invite', {
      email,
      firstName: 'Noura',
      lastName: 'Al-Qahtani',
      role: 'HR',
      locale: 'en',
      ...changes,
    })
  return {
    invite,
    /** Invites an address. @returns the token of the mail */
    async invited(who: Visitor, email: string, changes: object = {}): Promise<string> {
      await invite(who, email, changes)
      return tokenInMail((await site.mailsTo(email)).at(-1))
    },
    stateOf: async (token: string) =>
      (await site.ask(undefined, 'POST /api/v1/invitation/state', { token })).json(),
    accept: (who: Visitor, token: string) => site.ask(who, 'POST /api/v1/invitation/acceptance', { token }),
    register: (token: string, changes: object = {}, who?: Visitor) =>
      site.ask(who, 'POST /api/v1/invitation/registration', { token, ...registration, ...changes }),
  }
}
