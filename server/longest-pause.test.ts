import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { documentTypes, fileBounds, type UploadTicket } from '@qareeb/contract/files'
import { locationImportBounds } from '@qareeb/contract/organization-locations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docx } from './testing/archives.ts'
import { type FileWorld, openFileWorld } from './testing/file-world.ts'
import { formWith } from './testing/form.ts'

// For any request of a guest, every other request waits no longer than this for the processor.

const mostMs = 50

let world: FileWorld
beforeAll(async () => {
  world = await openFileWorld()
})
afterAll(() => world.close())

/** The longest pause of the event loop during some work, in milliseconds; the best of three on a busy machine. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const pauses = []
  for (let turn = 0; turn < 3; turn += 1) {
    const delay = monitorEventLoopDelay({ resolution: 2 })
    delay.enable()
    await work()
    // A pause counts when it is over.
    await new Promise((resolve) => setTimeout(resolve, 20))
    delay.disable()
    pauses.push(delay.max / 1_000_000)
  }
  return Math.min(...pauses)
}

const pdfOf = (piece: string) => {
  const [start, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF')]
  return Buffer.concat([start, Buffer.alloc(fileBounds.documentBytes - 20, piece), end])
}
const thickDocx = () =>
  docx([{ name: 'word/media/photo.png', bytes: randomBytes(fileBounds.documentBytes - 10_000) }])

test.each([
  ['a PDF full of escapes', () => pdfOf('#41'), documentTypes.pdf],
  ['a PDF that never ends its document', () => pdfOf(' '), documentTypes.pdf],
  ['a document of Word with a large picture', thickDocx, documentTypes.docx],
])('%s of the largest size holds up nobody', { timeout: 120_000 }, async (_what, make, mediaType) => {
  const bytes = make()
  const tickets: UploadTicket[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const ticket = await world.open({ name: 'large', size: bytes.length, mediaType })
    await world.put(ticket, bytes)
    tickets.push(ticket)
  }
  const pause = await longestPause(async () => {
    const ticket = tickets.pop()
    const answer = ticket && (await world.complete(ticket))
    expect(answer?.statusCode).toBe(200)
  })
  expect(pause).toBeLessThanOrEqual(mostMs)
})

/** Fills a file up to its largest size. */
const upToLimit = (start: string, piece: string) =>
  start + piece.repeat(Math.floor((locationImportBounds.bytes - start.length) / piece.length))

const branch = `Branch,Road ${'x'.repeat(180)},Riyadh,24.7,46.7\n`
const header = 'name,address,city,lat,lng\n'
test.each([
  ['a header without end', upToLimit('', 'a;,\t')],
  ['rows without text', upToLimit(header, ',\n')],
  ['lines without end', upToLimit(header, '\n')],
  ['rows of a thousand columns', upToLimit(header, `${'a,'.repeat(1_000)}\n`)],
  ['a cell without end', upToLimit(`${header}"`, 'a ')],
  ['as many rows as it may', header + branch.repeat(locationImportBounds.rows)],
])('a file of branches with %s holds up nobody', { timeout: 120_000 }, async (_what, text) => {
  const form = formWith({
    field: 'file',
    name: 'branches.csv',
    bytes: Buffer.from(text),
    mediaType: 'text/csv',
  })
  await world.database.owner.query({ text: 'delete from attempt' })
  const pause = await longestPause(async () => {
    const url = '/api/v1/organization-location/bulk-upload'
    const answer = await world.app.inject({ method: 'POST', url, ...form })
    expect([200, 400]).toContain(answer.statusCode)
  })
  expect(pause).toBeLessThanOrEqual(mostMs)
})
