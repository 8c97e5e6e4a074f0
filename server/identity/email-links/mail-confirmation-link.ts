import type { Locale } from '@qareeb/contract/locale'
import type { Services } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import { linkMinutes } from './issue-link.ts'

/**
 * Mails the link that confirms an address. It contains no names: the address may belong to a stranger, who must get
 * no words that another person chose.
 * @param token of a link of the kind `verify-email`
 */
export async function mailConfirmationLink(
  services: Inside<Services>,
  { email, locale, token }: { email: string; locale: Locale; token: string },
): Promise<void> {
  await services.mail.send(services.db, {
    to: email,
    locale,
    key: `verify-email:${crypto.randomUUID()}`,
    mail: {
      name: 'verifyEmail',
      data: {
        firstName: '',
        url: pageAddress(services, locale, `/verify-email?token=${token}`),
        hours: linkMinutes['verify-email'] / 60,
      },
    },
  })
}
