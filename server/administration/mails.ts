import * as arabic from '@qareeb/content/ar/emails/account-state'
import * as english from '@qareeb/content/en/emails/account-state'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData extends MailDataIn<typeof arabic> {}
}

/** Mails about decisions of platform administrators on accounts. */
export const administrationMails = declareMails(arabic, english)
