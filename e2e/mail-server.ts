import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as the journeys read it. */
export type Mail = { to: string; subject: string; text: string; html: string }

export type MailServer = { url: string; folder: string; stop(): Promise<void> }

/**
 * A real SMTP server on this machine. The journeys run in processes of their own, so mails are left in a folder, each
 * in a file named by its order.
 * @param port any free one when it is 0
 */
export async function startMailServer(port: number): Promise<MailServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-mails-'))
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, callback) =>
      void take(stream, envelope.rcptTo[0]?.address ?? '', callback),
  })

  async function take(stream: Readable, to: string, answer: () => void) {
    const { subject = '', text = '', html = '' } = await PostalMime.parse(await buffer(stream))
    const mail: Mail = { to, subject, text, html }
    count += 1
    const file = path.join(folder, `${String(count).padStart(6, '0')}.json`)
    // A reader must not meet half a file.
    fs.writeFileSync(`${file}.part`, JSON.stringify(mail))
    fs.renameSync(`${file}.part`, file)
    answer()
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port: listening } = server.server.address() as AddressInfo
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(resolve))
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { url: `smtp://127.0.0.1:${listening}`, folder, stop }
}
