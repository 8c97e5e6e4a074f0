import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server's answer to a recipient, or to a whole mail after reading it. */
export type Judgement = 'accept' | 'drop' | { code: number; message: string }

export type MailServerBehaviour = {
  recipient?: (address: string) => Judgement
  mail?: (mail: Email, copies: number) => Judgement
  port?: number
  /** Address to listen on. */
  host?: string
}

export type MailServer = {
  url: string
  port: number
  /** The mails that were read to their end, accepted or not. */
  received: Email[]
  stop(): Promise<void>
}

/** A real SMTP server on this machine that parses mails and behaves as the test requires. */
export async function startMailServer(behaviour: MailServerBehaviour = {}): Promise<MailServer> {
  const { recipient = () => 'accept', mail = () => 'accept', port = 0, host = '127.0.0.1' } = behaviour
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      callback(refusalOf(recipient(address)))
    },
    onData: (stream, _session, callback) => void take(stream, callback),
  })

  async function take(stream: Readable, answer: (refusal: Error | null) => void) {
    const parsed = await PostalMime.parse(await buffer(stream))
    received.push(parsed)
    const copies = received.filter(({ messageId }) => messageId === parsed.messageId).length
    const judgement = mail(parsed, copies)
    if (judgement === 'drop') for (const connection of server.connections) connection.close()
    else answer(refusalOf(judgement))
  }

  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()))
  // A server that listens on a port has an address with one.
  const listening = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://${host}:${listening}`,
    port: listening,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusalOf(judgement: Judgement): Error | null {
  if (judgement === 'accept' || judgement === 'drop') return null
  return Object.assign(new Error(judgement.message), { responseCode: judgement.code })
}
