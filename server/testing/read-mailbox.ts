import type { Database } from '../platform/database/database.ts'

export type ReceivedMessage = {
  channel: 'mail' | 'sms'
  recipient: string
  subject: string | null
  html: string | null
  text: string
}

/** The messages in the development mailbox for an address or number, oldest first. Call `runTasks` before. */
export const readMailbox = (db: Database, recipient: string): Promise<ReceivedMessage[]> =>
  db.query<ReceivedMessage>({
    text: `
      select channel, recipient, subject, html, text from development_mailbox
      where lower(recipient) = lower($1) order by number`,
    values: [recipient],
  })
