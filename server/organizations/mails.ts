import * as arabic from '@qareeb/content/ar/emails/organizations'
import * as english from '@qareeb/content/en/emails/organizations'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData extends MailDataIn<typeof arabic> {}
}

/** Mails about companies. */
export const organizationMails = declareMails(arabic, english)
