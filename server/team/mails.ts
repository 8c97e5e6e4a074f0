import * as arabic from '@qareeb/content/ar/emails/team'
import * as english from '@qareeb/content/en/emails/team'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData extends MailDataIn<typeof arabic> {}
}

/** Mails about teams. */
export const teamMails = declareMails(arabic, english)
