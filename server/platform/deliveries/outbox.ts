import type { Locale } from '@qareeb/contract/locale'
import type { Database, Transaction } from '../database/database.ts'
import type { Tasks } from '../tasks/tasks.ts'
import { deliverTasks } from './deliver-tasks.ts'
import { type ChannelName, type Contents, hashOfRecipient, sealContents } from './delivery.ts'
import { eraseDeliveries, insertDelivery, listDeliveries, type LoggedDelivery } from './queries.ts'

/** The fields of every message besides its text. */
export type Envelope = {
  to: string
  locale: Locale
  /** Names the message for good, e.g. `password-reset:<id of the request>`; a second one of this key is not sent. */
  key: string
}

type Parts = { channel: ChannelName; secret: string; tasks: Tasks; now: () => Date }

/** Keeps messages of one channel in the transaction of their cause, with the task that sends them. */
export function createOutbox({ channel, secret, tasks, now }: Parts) {
  return {
    async add(db: Transaction, { to, locale, key }: Envelope, contents: Contents): Promise<void> {
      const recipientHash = hashOfRecipient(to, secret)
      const deliveryId = await insertDelivery(db, {
        key,
        channel,
        recipient: to,
        recipientHash,
        name: contents.name,
        locale,
        contents: sealContents(contents, secret),
        createdAt: now(),
      })
      if (deliveryId === undefined) return
      await tasks.add(db, deliverTasks[channel], { deliveryId }, { group: recipientHash })
    },

    /** The messages to this recipient in the last month, for the export of their data. */
    log: (db: Database, recipient: string): Promise<LoggedDelivery[]> =>
      listDeliveries(db, { channel, recipientHash: hashOfRecipient(recipient, secret) }),

    /** Leaves nothing that names this recipient. */
    erase: (db: Database, recipient: string): Promise<void> =>
      eraseDeliveries(db, { recipient, recipientHash: hashOfRecipient(recipient, secret) }),
  }
}
