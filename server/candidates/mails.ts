import * as arabic from '@qareeb/content/ar/emails/candidates'
import * as english from '@qareeb/content/en/emails/candidates'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData extends MailDataIn<typeof arabic> {}
}

/** Mails about applications. */
export const candidateMails = declareMails(arabic, english)
