import { mailboxAnswer } from '@qareeb/contract/mailbox-answer'
import { z } from 'zod'
import type { Config } from '../../ground/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { type Carrier, NotCarried } from '../deliveries/delivery.ts'
import { createOutbox, type Envelope } from '../deliveries/outbox.ts'
import { keepInMailbox, type LoggedDelivery } from '../deliveries/queries.ts'
import type { Tasks } from '../tasks/tasks.ts'
import { providerOf } from './provider.ts'
import type { SmsTransport } from './sms-transport.ts'
import { isSmsName, type SmsText, wordSms } from './texts.ts'

/** The port through which use cases write to phones. */
export type Sms = Carrier & {
  /** False on a site without a provider: features with text messages are not offered there. */
  isOffered: boolean
  /**
   * Keeps a text message in the caller's transaction; it leaves after the commit, once a `key`, and is tried again for
   * a few minutes.
   * @param sms `to` is a number with country code: `+966501234567`
   */
  send(db: Transaction, sms: Envelope & { text: SmsText }): Promise<void>
  /** The messages to a number in the last month, without their text. */
  log(db: Database, phone: string): Promise<LoggedDelivery[]>
  /** Erases what is kept of messages to a number, sent or not. */
  erase(db: Database, phone: string): Promise<void>
}

const phoneNumber = z.string().regex(/^\+[1-9]\d{8,14}$/)

type Parts = { config: Config; db: Database; now: () => Date }

/** Text messages by the configured way. */
export function createSms(services: Parts & { tasks: Tasks }): Sms {
  const { config, tasks, now } = services
  const outbox = createOutbox({ channel: 'sms', secret: config.secret, tasks, now })
  const way = wayOf(services)
  return {
    isOffered: way !== undefined,
    send: async (db, { text, to, ...envelope }) =>
      outbox.add(db, { ...envelope, to: phoneNumber.parse(to) }, text),
    log: outbox.log,
    erase: outbox.erase,
    async carry({ id, recipient, locale, contents: { name, data } }) {
      if (!isSmsName(name)) throw new Error(`There is no text message ${name}.`)
      if (!way) throw new NotCarried('no SMS provider is configured')
      return way.post({ id, to: recipient, body: wordSms({ name, data }, locale, config.site.name[locale]) })
    },
  }
}

function wayOf({ config, db, now }: Parts): SmsTransport | undefined {
  if (config.sms) return providerOf(config.sms)
  if (!config.mailbox) return undefined
  return {
    post: async ({ id, to, body }) => {
      await keepInMailbox(db, { deliveryId: id, channel: 'sms', recipient: to, text: body, at: now() })
      return mailboxAnswer
    },
  }
}
