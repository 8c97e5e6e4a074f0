import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FileWorld, keyOf, openFileWorld } from '../testing/files/file-world.ts'
import { claimFile } from './claim-file.ts'
import { eraseBytes } from './erase-bytes.ts'

let world: FileWorld
let sara: string
let omar: string
beforeAll(async () => {
  world = await openFileWorld()
})
beforeEach(async () => {
  world.clock.now = new Date('2026-11-21T09:00:00Z')
  sara = await world.addPerson()
  omar = await world.addPerson()
})
afterAll(() => world.close())

const later = (ms: number) => (world.clock.now = new Date(world.clock.now.getTime() + ms))
const minutes = 60_000

describe('a claim', () => {
  it('takes an upload without an account by its secret alone', async () => {
    const ticket = await world.open()
    await world.put(ticket)
    await world.complete(ticket)
    await expect(world.claim({ ...ticket, secret: 'a secret of somebody else' }, sara)).rejects.toMatchObject(
      {
        code: 'file.notFound',
      },
    )
    await world.claim(ticket, sara)
    await expect(world.claim(ticket, omar)).rejects.toMatchObject({ code: 'file.notFound' })
    expect((await world.findCv(sara))?.id).toBe(ticket.fileId)
  })

  it('never takes the upload of somebody else, with or without its secret', async () => {
    await expect(world.claim(await world.upload({ ownerId: sara }), omar)).rejects.toMatchObject({
      code: 'file.notFound',
    })
  })

  it('refuses files of another purpose and unfinished uploads', async () => {
    await expect(
      world.claim(await world.upload({ ownerId: sara, purpose: 'registration' }), sara),
    ).rejects.toMatchObject({
      code: 'file.notFound',
    })
    await expect(world.claim(await world.open({ ownerId: sara }), sara)).rejects.toMatchObject({
      code: 'file.notFound',
    })
  })

  it('made twice changes nothing', async () => {
    const ticket = await world.upload({ ownerId: sara })
    await world.claim(ticket, sara)
    await world.claim(ticket, sara)
    expect((await world.findCv(sara))?.id).toBe(ticket.fileId)
  })

  it('puts the new document in place of the old one, whose bytes go', async () => {
    const [first, second] = [await world.upload({ ownerId: sara }), await world.upload({ ownerId: sara })]
    await world.claim(first, sara)
    const { downloadUrl } = (await world.findCv(sara)) ?? {}
    await world.claim(second, sara)
    await eraseBytes(world.services)
    expect((await world.findCv(sara))?.id).toBe(second.fileId)
    expect(await world.services.files.read(keyOf(first))).toBeUndefined()
    expect((await world.app.inject(downloadUrl ?? '')).statusCode).toBe(404)
  })

  it('leaves one document, however many are claimed at the same time', async () => {
    const tickets = [
      await world.upload({ ownerId: sara }),
      await world.upload({ ownerId: sara }),
      await world.upload({ ownerId: sara }),
    ]
    const outcomes = await Promise.allSettled(tickets.map((ticket) => world.claim(ticket, sara)))
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await world.findCv(sara)).not.toBeNull()
  })

  it('is rolled back with its transaction', async () => {
    const ticket = await world.upload({ ownerId: sara })
    const work = world.database.db.transaction(
      async (db) => {
        await claimFile(
          { ...world.services, db },
          { id: ticket.fileId, secret: ticket.secret, purpose: 'cv', ownerId: sara },
        )
        throw new Error('the form could not be saved')
      },
      { actor: sara },
    )
    await expect(work).rejects.toThrow('the form')
    await world.claim(ticket, sara)
    expect((await world.findCv(sara))?.id).toBe(ticket.fileId)
  })
})

describe('a download address', () => {
  it.each([
    ['after five minutes', () => later(5 * minutes), (url: string) => url],
    [
      'with a bit flipped',
      () => undefined,
      (url: string) => url.replace(/signature=(.)/, (_, first) => `signature=${first === 'a' ? 'b' : 'a'}`),
    ],
    ['with another time', () => undefined, (url: string) => url.replace('expires=1', 'expires=2')],
  ])('%s is 403, in words', async (_when, wait, change) => {
    await world.claim(await world.upload({ ownerId: sara }), sara)
    const { downloadUrl } = (await world.findCv(sara)) ?? {}
    wait()
    const answer = await world.app.inject(change(downloadUrl ?? ''))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('This link has expired')
  })
})
