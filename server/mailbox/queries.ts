import type { Database } from '../platform/database/database.ts'

export type KeptMessage = {
  number: number
  channel: 'mail' | 'sms'
  arrivedAt: Date
  recipient: string
  subject: string | null
  text: string
}

const mostShown = 50

/** The newest messages first; of one recipient when one is given. */
export const listMessages = (db: Database, recipient: string | undefined): Promise<KeptMessage[]> =>
  db.query<KeptMessage>({
    text: `
      select number, channel::text, arrived_at as "arrivedAt", recipient, subject, text
      from development_mailbox
      where $1::text is null or lower(recipient) = lower($1)
      order by number desc limit $2`,
    values: [recipient, mostShown],
  })

/** The HTML part of a mail; undefined for anything else. */
export async function findHtml(db: Database, number: number): Promise<string | undefined> {
  const [row] = await db.query<{ html: string | null }>({
    text: 'select html from development_mailbox where number = $1',
    values: [number],
  })
  return row?.html ?? undefined
}
