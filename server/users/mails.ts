import * as arAccountDeleted from '@qareeb/content/ar/emails/account-deleted'
import * as arChangeEmail from '@qareeb/content/ar/emails/change-email'
import * as enAccountDeleted from '@qareeb/content/en/emails/account-deleted'
import * as enChangeEmail from '@qareeb/content/en/emails/change-email'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData extends MailDataIn<typeof arAccountDeleted>, MailDataIn<typeof arChangeEmail> {}
}

/** Mails about an account of its own holder. */
export const userMails = {
  ...declareMails(arAccountDeleted, enAccountDeleted),
  ...declareMails(arChangeEmail, enChangeEmail),
}
