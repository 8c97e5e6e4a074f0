import type { Services } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'

/** Mails a person that their password has changed. */
export async function mailPasswordChanged(
  services: Inside<Services>,
  { email, locale, firstName }: Person,
): Promise<void> {
  await services.mail.send(services.db, {
    to: email,
    locale,
    key: `password-changed:${crypto.randomUUID()}`,
    mail: {
      name: 'passwordChanged',
      data: {
        firstName,
        at: services.now().toISOString(),
        url: pageAddress(services, locale, '/forgot-password'),
      },
    },
  })
}
