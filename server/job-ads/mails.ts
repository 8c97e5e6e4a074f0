import * as arabic from '@qareeb/content/ar/emails/job-ads'
import * as english from '@qareeb/content/en/emails/job-ads'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData extends MailDataIn<typeof arabic> {}
}

/** Mails about job ads. */
export const jobAdMails = declareMails(arabic, english)
