import type { Locale } from '@qareeb/contract/locale'

/** A mail that is worded and laid out. */
export type FinishedMail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  locale: Locale
}

/** How finished mails leave: by SMTP, or into the mailbox of a demo. */
export type MailTransport = { post(mail: FinishedMail): Promise<string>; close(): void }
