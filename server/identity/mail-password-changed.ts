import type { Services } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from './person.ts'

/** Tells a person that their password is another one now. */
export async function mailPasswordChanged(
  services: Services,
  db: Database,
  { email, locale, firstName }: Person,
): Promise<void> {
  await services.mail.send(db, {
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
