import type { Locale } from '@qareeb/contract/locale'
import nodemailer from 'nodemailer'
import { NotCarried, Refused } from '../deliveries/delivery.ts'
import { within } from '../within.ts'
import type { FinishedMail, MailTransport } from './mail-transport.ts'

type Sender = {
  /** The address that mails come from and bounce to. */
  from: string
  /** The name beside it. */
  names: Record<Locale, string>
}

/** A server that answers slowly is waited for a little; the task comes back later. */
const waits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

const longestMs = 45_000

/**
 * Hands mails to an SMTP server, one connection each. Without encryption it connects to this machine alone, unless
 * the address allows it (`smtp://relay.internal?requireTLS=false`).
 * @param url `smtp://user:password@host:587` (STARTTLS) or `smtps://…` (TLS from the beginning)
 */
export function openSmtp(url: string, { from, names }: Sender): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    ...waits,
    requireTLS: !isLoopback(new URL(url).hostname),
    // nodemailer must not read files or addresses for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async post(mail) {
      const message = messageOf(mail, { address: from, name: names[mail.locale] })
      try {
        const { response } = await within(longestMs, transport.sendMail(message))
        return codesIn(response)
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Addresses are given taken apart, so that nothing in one can become a second one. */
const messageOf = (mail: FinishedMail, from: { name: string; address: string }) => ({
  from,
  to: { name: '', address: mail.to },
  envelope: { from: from.address, to: [mail.to] },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // The same for every try, so that a server recognises a mail that it has already.
  messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
  headers: {
    'Content-Language': mail.locale,
    // No out-of-office replies, please.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
})

/** 5xx to a recipient or a message is for good; to a sign-in it is our own setting, which somebody will mend. */
function failureOf(error: unknown): Error {
  const { code, responseCode, response } = detailsOf(error)
  if (responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return new Refused(codesIn(response))
  const said = [code, codesIn(response)].filter(Boolean).join(' ')
  return new NotCarried(`the mail server did not take it${said && `: ${said}`}`)
}

/** The fields that nodemailer adds to its errors. */
function detailsOf(error: unknown): { code: string; responseCode: number; response: string } {
  const { code, responseCode, response } = Object(error) as Record<string, unknown>
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    response: typeof response === 'string' ? response : '',
  }
}

/** `550 5.1.1 <sara@example.com>: unknown` → `550 5.1.1`. */
const codesIn = (response: string): string => /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? ''

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
