import type { Locale } from '@qareeb/contract/locale'
import { z } from 'zod'
import { fingerprint, seal, unseal } from '../seal.ts'

export type ChannelName = 'mail' | 'sms'

/** A message before its text is composed: its name and the values of its placeholders. */
export type Contents = { name: string; data: Record<string, string | number> }

/** A message as it is handed to a channel. */
export type Delivery = {
  id: string
  recipient: string
  locale: Locale
  contents: Contents
}

/** Sends messages: SMTP, an SMS provider or the development mailbox. */
export type Carrier = {
  /**
   * Sends one message; returns the codes of the answer. The same `id` may be sent twice after a crash, and is
   * passed on so that the receiver can recognise it.
   * @throws Refused when the other side will never take it; any other error means "later"
   */
  carry(delivery: Delivery): Promise<string>
}

/** The other side has refused this message for good: trying again would not help. */
export class Refused extends Error {
  override name = 'Refused'
  readonly answer: string

  /** @param answer codes alone: words of the other side may quote the recipient */
  constructor(answer: string) {
    super(`refused with ${answer}`)
    this.answer = answer
  }
}

/** The message could not be handed over now. Says so without quoting anybody, since it is logged and kept. */
export class NotCarried extends Error {
  override name = 'NotCarried'
}

const contentsSchema = z.object({
  name: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
})

const purpose = 'delivery'

export const sealContents = (contents: Contents, secret: string): Buffer =>
  seal(JSON.stringify(contents), secret, purpose)

export const openContents = (sealed: Buffer, secret: string): Contents =>
  contentsSchema.parse(JSON.parse(unseal(sealed, secret, purpose)))

/** Addresses that differ in case alone are one person's. */
export const hashOfRecipient = (recipient: string, secret: string): string =>
  fingerprint(recipient.toLowerCase(), secret, 'recipient')
