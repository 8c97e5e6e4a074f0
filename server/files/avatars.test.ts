import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Services } from '../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { testLimits, testServices } from '../testing/test-app.ts'
import { eraseBytes } from './erase-bytes.ts'
import { findAvatarUrl } from './find-own-file.ts'
import { saveAvatar } from './save-avatar.ts'

let database: TestDatabase
let services: Services
let app: FastifyInstance
const ownerId = crypto.randomUUID()
beforeAll(async () => {
  database = await freshDatabase()
  services = testServices({ db: database.db }).services
  app = await buildApp(services, { limits: testLimits })
  await database.owner.query({
    text: `insert into user_account (id, identity_subject, email) values ($1::uuid, 'sara', 'sara@qareeb.example')`,
    values: [ownerId],
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const picture = async (background: string) => {
  const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}
const save = async (background: string) =>
  saveAvatar(services, { ownerId, picture: await picture(background) })

it('shows everybody the picture as it was drawn, to be asked for again each time', async () => {
  expect(await findAvatarUrl(services, ownerId)).toBeNull()
  const url = await save('#0b6b4d')
  expect(await findAvatarUrl(services, ownerId)).toBe(url)
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
})

it('sends a picture once to anyone who holds it, and not at all once it is gone', async () => {
  const url = await save('#0b6b4d')
  const { etag } = (await app.inject(url)).headers
  const again = () => app.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect(await again()).toMatchObject({ statusCode: 304, body: '' })
  await save('#ffffff')
  expect((await again()).statusCode).toBe(404)
})

it('puts a new picture at a new address and takes the old one away', async () => {
  const [first, second] = [await save('#0b6b4d'), await save('#ffffff')]
  await eraseBytes(services)
  expect((await app.inject(first)).statusCode).toBe(404)
  expect((await app.inject(second)).statusCode).toBe(200)
})

it.each([
  ['nothing', new Uint8Array(0), 'file.empty'],
  ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'file.tooLarge'],
  ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file.wrongType'],
])('refuses %s and keeps the picture', async (_what, bytes, code) => {
  const url = await save('#0b6b4d')
  const saving = saveAvatar(services, { ownerId, picture: new File([bytes], 'me.png') })
  await expect(saving).rejects.toMatchObject({ code })
  expect(await findAvatarUrl(services, ownerId)).toBe(url)
})
