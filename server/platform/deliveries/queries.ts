import type { Locale } from '@qareeb/contract/locale'
import type { Database } from '../database/database.ts'
import type { ChannelName } from './delivery.ts'

export type NewDelivery = {
  key: string
  channel: ChannelName
  recipient: string
  recipientHash: string
  name: string
  locale: Locale
  contents: Buffer
  createdAt: Date
}

/** Keeps a message to be sent. Returns its id, or nothing when one of this key is there already. */
export async function insertDelivery(db: Database, delivery: NewDelivery): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>({
    name: 'delivery_insert',
    text: `
      insert into delivery (key, channel, recipient, recipient_hash, name, locale, contents, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (key) do nothing
      returning id`,
    values: [
      delivery.key,
      delivery.channel,
      delivery.recipient,
      delivery.recipientHash,
      delivery.name,
      delivery.locale,
      delivery.contents,
      delivery.createdAt,
    ],
  })
  return row?.id
}

export type DueDelivery = { id: string; recipient: string; locale: Locale; contents: Buffer }

/**
 * The message with this id and the others that wait for the same person, in the order in which they were written;
 * none if it is finished. A message that was given up is sent again when its id is given.
 */
export async function listDue(db: Database, id: string, limit: number): Promise<DueDelivery[]> {
  return db.query<DueDelivery>({
    name: 'delivery_due',
    text: `
      select due.id, due.recipient, due.locale, due.contents
      from delivery asked
      join delivery due on due.recipient_hash = asked.recipient_hash and due.channel = asked.channel
        and (due.id = asked.id or due.state = 'waiting')
      where asked.id = $1 and asked.state in ('waiting', 'failed') and due.recipient is not null
        and due.contents is not null
      order by due.number
      limit $2`,
    values: [id, limit],
  })
}

export type Finished = { id: string; state: 'sent' | 'refused'; answer: string; finishedAt: Date }

/** Stores the result, and deletes recipient and contents. */
export async function finishDelivery(
  db: Database,
  { id, state, answer, finishedAt }: Finished,
): Promise<void> {
  await db.query({
    name: 'delivery_finish',
    text: `
      update delivery set state = $2, answer = $3, finished_at = $4, attempts = attempts + 1,
        recipient = null, contents = null
      where id = $1`,
    values: [id, state, answer, finishedAt],
  })
}

/** Counts a try that did not succeed; the last one gives the message up but keeps it, so that it can be retried. */
export async function countAttempt(db: Database, id: string, { isLast }: { isLast: boolean }): Promise<void> {
  await db.query({
    name: 'delivery_attempt',
    text: `
      update delivery set attempts = attempts + 1, state = case when $2 then 'failed'::delivery_state else state end
      where id = $1`,
    values: [id, isLast],
  })
}

/** A message's entry in the log. */
export type LoggedDelivery = {
  name: string
  locale: Locale
  state: 'waiting' | 'sent' | 'refused' | 'failed'
  createdAt: Date
  finishedAt: Date | null
}

/** Messages of one channel to a person that are still in the log, oldest first. */
export const listDeliveries = (
  db: Database,
  { channel, recipientHash }: { channel: ChannelName; recipientHash: string },
): Promise<LoggedDelivery[]> =>
  db.query<LoggedDelivery>({
    name: 'delivery_log',
    text: `
      select name, locale, state, created_at as "createdAt", finished_at as "finishedAt"
      from delivery where recipient_hash = $1 and channel = $2 order by number`,
    values: [recipientHash, channel],
  })

/** Erases every message of a person; from the mailbox of a demo also those that name the person to somebody else. */
export async function eraseDeliveries(
  db: Database,
  { recipient, recipientHash }: { recipient: string; recipientHash: string },
): Promise<void> {
  await db.query({
    name: 'delivery_erase',
    text: 'delete from delivery where recipient_hash = $1',
    values: [recipientHash],
  })
  await db.query({
    name: 'mailbox_erase',
    text: `
      delete from development_mailbox
      where lower(recipient) = lower($1) or strpos(lower(text), lower($1)) > 0`,
    values: [recipient],
  })
}

/** Deletes older rows. */
export async function deleteDeliveriesBefore(db: Database, moment: Date): Promise<void> {
  await db.query({ text: 'delete from delivery where created_at < $1', values: [moment] })
}

export type KeptMessage = {
  deliveryId: string
  channel: ChannelName
  recipient: string
  subject?: string
  html?: string
  text: string
  at: Date
}

/** The mailbox of a demo keeps the last messages. */
const mostKept = 500

/** Keeps a message where the page of the development mailbox finds it; the same one once. */
export async function keepInMailbox(db: Database, message: KeptMessage): Promise<void> {
  const { deliveryId, channel, recipient, subject, html, text, at } = message
  await db.query({
    name: 'mailbox_keep',
    text: `
      insert into development_mailbox (delivery_id, channel, arrived_at, recipient, subject, html, text)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (delivery_id) do nothing`,
    values: [deliveryId, channel, at, recipient, subject, html, text],
  })
  await db.query({
    name: 'mailbox_trim',
    text: `
      delete from development_mailbox
      where number <= (select number from development_mailbox order by number desc offset $1 limit 1)`,
    values: [mostKept],
  })
}

/** One line of the log of all messages, without the recipient. */
export type LoggedMessage = LoggedDelivery & {
  id: string
  channel: ChannelName
  attempts: number
  answer: string | null
}

type LogSearch = {
  state: LoggedMessage['state'] | undefined
  recipientHash: string | undefined
  after: { at: Date; id: string } | undefined
  most: number
}

/** Lines of the log, the latest first; the statement holds only the conditions that were asked for. */
export function listLatestDeliveries(
  db: Database,
  { state, recipientHash, after, most }: LogSearch,
): Promise<LoggedMessage[]> {
  const values: unknown[] = [most]
  const conditions = ['true']
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined) return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  add(state, (place) => `state = ${place}`)
  add(recipientHash, (place) => `recipient_hash = ${place}`)
  add(after?.at, (place) => `created_at <= ${place}`)
  if (after) add(after.id, (place) => `(created_at < $${values.length - 1} or id > ${place})`)
  return db.query<LoggedMessage>({
    text: `
      select id, channel, name, locale, state, attempts, answer, created_at as "createdAt", finished_at as "finishedAt"
      from delivery where ${conditions.join(' and ')}
      order by created_at desc, id limit $1`,
    values,
  })
}

export type DeliveryCounts = { total: number; failed: number }

/** Counts the messages since a moment, and those that failed. */
export async function countDeliveries(db: Database, since: Date): Promise<DeliveryCounts> {
  const [counts] = await db.query<DeliveryCounts>({
    name: 'delivery_count_since',
    text: `
      select count(*)::integer as total, (count(*) filter (where state in ('failed', 'refused')))::integer as failed
      from delivery where created_at >= $1`,
    values: [since],
  })
  return counts ?? { total: 0, failed: 0 }
}
