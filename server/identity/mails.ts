import * as arPassword from '@qareeb/content/ar/emails/password'
import * as arSecurity from '@qareeb/content/ar/emails/security'
import * as arSignUp from '@qareeb/content/ar/emails/sign-up'
import * as enPassword from '@qareeb/content/en/emails/password'
import * as enSecurity from '@qareeb/content/en/emails/security'
import * as enSignUp from '@qareeb/content/en/emails/sign-up'
import { declareMails, type MailDataIn } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface MailData
    extends MailDataIn<typeof arPassword>, MailDataIn<typeof arSecurity>, MailDataIn<typeof arSignUp> {}
}

/** Mails about signing in and up. */
export const identityMails = {
  ...declareMails(arPassword, enPassword),
  ...declareMails(arSecurity, enSecurity),
  ...declareMails(arSignUp, enSignUp),
}
