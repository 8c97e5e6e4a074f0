import { mailboxAnswer } from '@qareeb/contract/mailbox-answer'
import { z } from 'zod'
import type { Config } from '../../ground/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Carrier } from '../deliveries/delivery.ts'
import { createOutbox, type Envelope } from '../deliveries/outbox.ts'
import { keepInMailbox, type LoggedDelivery } from '../deliveries/queries.ts'
import type { Tasks } from '../tasks/tasks.ts'
import { composeMail } from './compose.ts'
import { htmlOf } from './layout/html.ts'
import { plainTextOf } from './layout/plain-text.ts'
import type { MailTransport } from './mail-transport.ts'
import type { Mail, Mails } from './mails.ts'
import { openSmtp } from './smtp.ts'

/** The port through which use cases write to people. */
export type Mailer = Carrier & {
  /**
   * Keeps a mail in the caller's transaction; it leaves after the commit, once a `key`, in the order of this call for
   * one address, and is tried again for a day.
   * @throws Error when the address is none
   */
  send(db: Transaction, mail: Envelope & { mail: Mail }): Promise<void>
  /** The messages to an address in the last month, without their text. */
  log(db: Database, address: string): Promise<LoggedDelivery[]>
  /** Erases what is kept of mails to an address, sent or not. */
  erase(db: Database, address: string): Promise<void>
  close(): void
}

type Parts = { config: Config; db: Database; now: () => Date }

/** Mails by the configured way. @param mails every mail of the product */
export function createMailer(services: Parts & { tasks: Tasks }, mails: Mails): Mailer {
  const { config, tasks, now } = services
  const outbox = createOutbox({ channel: 'mail', secret: config.secret, tasks, now })
  const site = { ...config.site, origin: config.publicOrigin }
  const way = wayOf(services)
  return {
    send: async (db, { mail, to, ...envelope }) =>
      outbox.add(db, { ...envelope, to: z.email().parse(to) }, mail),
    log: outbox.log,
    erase: outbox.erase,
    close: () => way.close(),
    carry({ id, recipient, locale, contents: { name, data } }) {
      if (!isMailOf(mails, name)) throw new Error(`There is no mail ${name}.`)
      const mail = composeMail({ mail: mails[name], data }, locale, site)
      return way.post({
        id,
        to: recipient,
        locale,
        subject: mail.subject,
        html: htmlOf(mail),
        text: plainTextOf(mail),
      })
    },
  }
}

const isMailOf = (mails: Mails, name: string): name is keyof Mails => Object.hasOwn(mails, name)

function wayOf({ config, db, now }: Parts): MailTransport {
  if (config.mail.smtpUrl)
    return openSmtp(config.mail.smtpUrl, { from: config.mail.from, names: config.site.name })
  return {
    post: async ({ id, to, subject, html, text }) => {
      await keepInMailbox(db, {
        deliveryId: id,
        channel: 'mail',
        recipient: to,
        subject,
        html,
        text,
        at: now(),
      })
      return mailboxAnswer
    },
    close: () => undefined,
  }
}
