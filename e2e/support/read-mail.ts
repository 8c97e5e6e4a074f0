import fs from 'node:fs'
import path from 'node:path'
import type { Mail } from '../mail-server.ts'
import { expect } from './journey.ts'

const folder = process.env['MAILS_FOLDER'] ?? ''

/**
 * Waits for the last mail to an address that holds a link to a page.
 * @param timeout milliseconds, for a mail that leaves later
 * @returns path and query of the link
 */
export async function readLink(email: string, page: string, timeout = 15_000): Promise<string> {
  const find = () => linkIn(mailsTo(email), page) ?? ''
  await expect
    .poll(find, { message: `a mail to ${email} with a link to ${page}`, timeout, intervals: [50] })
    .not.toBe('')
  return find()
}

/** Every mail that an address has received, the last one first. */
export const mailsTo = (email: string): Mail[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .toReversed()
    // Written by `startMailServer` alone.
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Mail)
    .filter(({ to }) => to.toLowerCase() === email.toLowerCase())

function linkIn(mails: readonly Mail[], page: string): string | undefined {
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s<>]+/g) ?? [])
  const urls = links.map((link) => new URL(link))
  // A page that ends with a slash includes those below it.
  const found = urls.find(({ pathname }) =>
    page.endsWith('/') ? pathname.startsWith(page) : pathname === page,
  )
  return found && found.pathname + found.search
}
