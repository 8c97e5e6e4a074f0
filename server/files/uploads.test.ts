import { type UploadTicket } from '@qareeb/contract/files'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { buildApp } from '../app.ts'
import { program } from '../testing/files/documents.ts'
import { document, type FileWorld, keyOf, openFileWorld } from '../testing/files/file-world.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { testLimits, testServices } from '../testing/test-app.ts'
import { signDownload } from './addresses.ts'
import { completeUpload } from './complete-upload.ts'

let world: FileWorld
let sara: string
beforeAll(async () => {
  world = await openFileWorld()
})
beforeEach(async () => {
  world.clock.now = new Date('2026-11-21T09:00:00Z')
  sara = await world.addPerson()
})
afterAll(() => world.close())

const later = (ms: number) => (world.clock.now = new Date(world.clock.now.getTime() + ms))
const minutes = 60_000

const withKey = (url: string, key: string) => url.replace(/[0-9a-f]{32}/, key)

describe('an upload', () => {
  it('is sent to its address, checked, claimed and downloaded', async () => {
    const ticket = await world.open({ ownerId: sara })
    expect(ticket).toMatchObject({
      maxBytes: document.length,
      expiresAt: '2026-11-21T09:10:00.000Z',
      resumable: true,
    })
    expect(await world.findCv(sara)).toBeNull()

    const sent = await world.put(ticket)
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, String(document.length)])
    const checked = await world.complete(ticket)
    const { fileId: id } = ticket
    const told = {
      id,
      name: 'سيرة سارة.pdf',
      size: document.length,
      mediaType: 'application/pdf',
      scan: 'unscanned',
    }
    expect([checked.statusCode, checked.json()]).toEqual([200, told])

    await world.claim(ticket, sara)
    const file = await world.findCv(sara)
    expect(file).toMatchObject({ ...told, uploadedAt: '2026-11-21T09:00:00.000Z' })
    const answer = await world.app.inject(file?.downloadUrl ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(document)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="____ ____.pdf"; filename*=UTF-8''${encodeURIComponent('سيرة سارة.pdf')}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('goes on from where it stopped', async () => {
    const ticket = await world.open({ ownerId: sara })
    const piece = (from: number, to: number, all = document.length) =>
      world.put(ticket, document.subarray(from, to), { 'content-range': `bytes ${from}-${to - 1}/${all}` })
    expect((await piece(0, 40)).headers['upload-offset']).toBe('40')
    expect((await world.complete(ticket)).json().code).toBe('file.notUploaded')

    const asked = await world.app.inject({ method: 'HEAD', url: ticket.uploadUrl })
    expect([asked.statusCode, asked.headers['upload-offset']]).toEqual([200, '40'])
    expect((await piece(41, 60)).json().code).toBe('file.wrongOffset')
    expect((await piece(40, 60, 1_000)).json().code).toBe('request.malformed')
    expect((await piece(40, document.length)).statusCode).toBe(204)
    expect((await world.complete(ticket)).statusCode).toBe(200)
  })

  it('is not readable by anybody before it is claimed, not even at an address that we signed', async () => {
    const ticket = await world.upload({ ownerId: sara })
    const answers = [
      await world.app.inject(signDownload(world.context, keyOf(ticket))),
      await world.app.inject(`/files/pictures/${keyOf(ticket)}.webp`),
      await world.app.inject({ method: 'GET', url: ticket.uploadUrl }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  it.each([
    ['larger than allowed', { size: 10 * 1024 * 1024 + 1 }, 'file.tooLarge'],
    ['empty', { size: 0 }, 'file.empty'],
  ])('that is announced as %s gets no address', async (_how, changes, code) => {
    await expect(world.open(changes)).rejects.toMatchObject({ code })
  })

  it('whose content has another type is refused and deleted with its address', async () => {
    const bytes = program()
    const ticket = await world.open({ ownerId: sara, size: bytes.length })
    await world.put(ticket, bytes)
    const answer = await world.complete(ticket)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'file.wrongType'])
    expect((await world.complete(ticket)).json().code).toBe('file.notFound')
    expect((await world.put(ticket, bytes)).json().code).toBe('file.addressInvalid')
    await runTasks(world.services)
    expect(await world.services.files.readUpload({ key: keyOf(ticket), size: bytes.length })).toBeUndefined()
    await expect(world.claim(ticket, sara)).rejects.toMatchObject({ code: 'file.notFound' })
  })

  it('is read by two callers at a time, however many ask', async () => {
    const tickets = await Promise.all([1, 2, 3, 4, 5].map(() => world.open({ ownerId: sara })))
    for (const ticket of tickets) await world.put(ticket)
    const { readUpload } = world.services.files
    let reading = 0
    let most = 0
    const files = {
      ...world.services.files,
      async readUpload(upload: Parameters<typeof readUpload>[0]) {
        reading += 1
        most = Math.max(most, reading)
        return readUpload(upload).finally(() => void (reading -= 1))
      },
    }
    const completing = tickets.map(({ fileId: id, secret }) =>
      completeUpload({ ...world.services, files }, { id, secret }),
    )
    expect(await Promise.all(completing)).toHaveLength(5)
    expect(most).toBeLessThanOrEqual(2)
  })

  it('is checked once, however often it is asked at the same time', async () => {
    const ticket = await world.open({ ownerId: sara })
    await world.put(ticket)
    const answers = await Promise.all([
      world.complete(ticket),
      world.complete(ticket),
      world.complete(ticket),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })
})

describe('an upload address', () => {
  it.each([
    ['used to its end', async (ticket: UploadTicket) => (await world.put(ticket), ticket)],
    [
      'whose upload was checked',
      async (ticket: UploadTicket) => (await world.put(ticket), await world.complete(ticket), ticket),
    ],
    ['older than ten minutes', async (ticket: UploadTicket) => (later(10 * minutes), ticket)],
    [
      'of another key',
      async (ticket: UploadTicket) =>
        changed(ticket, withKey(ticket.uploadUrl, keyOf(await world.open({ ownerId: sara })))),
    ],
    [
      'of another size',
      async (ticket: UploadTicket) => changed(ticket, ticket.uploadUrl.replace(/size=\d+/, 'size=999')),
    ],
    [
      'of another time',
      async (ticket: UploadTicket) => changed(ticket, ticket.uploadUrl.replace('expires=1', 'expires=2')),
    ],
    [
      'of another type',
      async (ticket: UploadTicket) =>
        changed(ticket, ticket.uploadUrl.replace('type=application%2Fpdf', 'type=text%2Fhtml')),
    ],
    [
      'without a signature',
      async (ticket: UploadTicket) => changed(ticket, ticket.uploadUrl.replace(/signature=.*/, '')),
    ],
    [
      'with another content type',
      async (ticket: UploadTicket) => ({ ...ticket, headers: { 'content-type': 'text/html' } }),
    ],
  ])('%s is 403', async (_which, change) => {
    const ticket = await change(await world.open({ ownerId: sara }))
    const answer = await world.put(ticket)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'file.addressInvalid'])
  })
  const changed = (ticket: UploadTicket, uploadUrl: string) => ({ ...ticket, uploadUrl })

  it('takes no more bytes than were announced', async () => {
    const answer = await world.put(await world.open({ ownerId: sara }), Buffer.concat([document, document]))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'file.tooLarge'])
  })
})

test('addresses of files are asked for as often a minute as calls, by one network', async () => {
  const { services } = testServices({ config: { callsPerMinute: 2 } })
  const app = await buildApp(services, { limits: testLimits })
  const addresses = [
    `/files/${'0'.repeat(32)}`,
    `/files/incoming/${'0'.repeat(32)}`,
    `/files/pictures/${'0'.repeat(32)}.webp`,
  ]
  const methods = ['GET', 'PUT', 'GET'] as const
  const answers = []
  for (const [no, url] of addresses.entries())
    answers.push(await app.inject({ url, method: methods[no] ?? 'GET' }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 429])
  await app.close()
})
