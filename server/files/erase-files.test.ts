import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../ground/use-case.ts'
import { document, type FileWorld, keyOf, openFileWorld } from '../testing/files/file-world.ts'
import { eraseBytes } from './erase-bytes.ts'
import { eraseFiles } from './erase-files.ts'
import { eraseUnclaimedFiles } from './erase-unclaimed-files.ts'
import { sweepOrphans } from './sweep-orphans.ts'

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

describe('erasing', () => {
  it('takes all files of a person with their bytes', async () => {
    const cv = await world.upload({ ownerId: sara })
    const registration = await world.upload({ ownerId: sara, purpose: 'registration' })
    await world.claim(cv, sara)
    await world.database.db.transaction((db) => eraseFiles({ ...world.services, db }, { ownerId: sara }))
    await eraseBytes(world.services)
    for (const ticket of [cv, registration]) {
      expect(await world.services.files.read(keyOf(ticket))).toBeUndefined()
      expect((await world.complete(ticket)).statusCode).toBe(404)
    }
  })

  it('is repeated when the store fails', async () => {
    const ticket = await world.upload({ ownerId: sara })
    await inTransaction(world.services, (services) => eraseFiles(services, { ownerId: sara }))
    const broken = { ...world.services.files, erase: () => Promise.reject(new Error('the store is away')) }
    await expect(eraseBytes({ ...world.services, files: broken })).rejects.toThrow('away')
    expect(await eraseBytes(world.services)).toBe(1)
    expect(await world.services.files.read(keyOf(ticket))).toBeUndefined()
  })

  it('deletes uploads without a claim after a day, and nothing else', async () => {
    const claimed = await world.upload({ ownerId: sara })
    await world.claim(claimed, sara)
    const [forgotten, awaited] = [await world.upload({ ownerId: sara }), await world.open({ ownerId: sara })]
    later(23 * 60 * minutes)
    const young = await world.upload({ ownerId: omar })
    later(61 * minutes)
    expect(await eraseUnclaimedFiles(world.services)).toBeGreaterThanOrEqual(2)
    expect(await world.services.files.read(keyOf(forgotten))).toBeUndefined()
    expect((await world.complete(awaited)).statusCode).toBe(404)
    expect((await world.complete(young)).statusCode).toBe(200)
    expect(await world.services.files.read(keyOf(claimed))).toBeDefined()
  })

  it('removes bytes that belong to no file when they are a day old', async () => {
    const key = '0'.repeat(32)
    const claimed = await world.upload({ ownerId: sara })
    await world.claim(claimed, sara)
    await world.services.files.keep(key, document, 'application/pdf')
    world.clock.now = new Date()
    expect(await sweepOrphans(world.services)).toBe(0)
    later(25 * 60 * minutes)
    expect(await sweepOrphans(world.services)).toBeGreaterThanOrEqual(1)
    expect(await world.services.files.read(key)).toBeUndefined()
    expect(await world.services.files.read(keyOf(claimed))).toBeDefined()
  })
})
