import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { documentTypes } from '@qareeb/contract/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Services } from '../ground/context.ts'
import { createClamavScanner } from '../platform/scanner/clamav-scanner.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { pdf } from '../testing/files/documents.ts'
import { type Clamd, startClamd } from '../testing/outside/clamd.ts'
import { testServices } from '../testing/test-app.ts'
import { signDownload } from './addresses.ts'
import { claimFile } from './claim-file.ts'
import { completeUpload } from './complete-upload.ts'
import { findOwnFile } from './find-own-file.ts'
import { openDownload } from './open-file.ts'
import { openUpload } from './open-upload.ts'
import { readDownloadAddress } from './read-request.ts'
import { scanFile } from './scan-file.ts'

let database: TestDatabase
let clamd: Clamd
let services: Services
beforeAll(async () => {
  database = await freshDatabase()
  clamd = await startClamd()
  services = { ...testServices({ db: database.db }).services, scanner: createClamavScanner(clamd.url) }
})
afterAll(async () => {
  await clamd.stop()
  await database.drop()
})

/** A document of somebody that has arrived, was checked and is in use. */
async function upload(bytes: Buffer) {
  const ownerId = crypto.randomUUID()
  await database.owner.query({
    text: `insert into user_account (id, identity_subject, email) values ($1::uuid, $1::text, $1::text || '@qareeb.example')`,
    values: [ownerId],
  })
  const announced = {
    purpose: 'cv',
    name: 'cv.pdf',
    size: bytes.length,
    mediaType: documentTypes.pdf,
  } as const
  const ticket = await openUpload(services, { ...announced, ownerId })
  const key = /[0-9a-f]{32}/.exec(ticket.uploadUrl)?.[0] ?? ''
  await services.files.receiver?.append({ key, from: 0, length: bytes.length, body: Readable.from([bytes]) })
  const { id, scan } = await completeUpload(services, { id: ticket.fileId, secret: ticket.secret })
  const claim = () =>
    services.db.transaction(
      (db) => claimFile({ ...services, db }, { id, secret: ticket.secret, purpose: 'cv', ownerId }),
      { actor: ownerId },
    )
  const own = () =>
    services.db.transaction(
      (db) => findOwnFile({ ...services, db, locale: 'ar' }, { ownerId, purpose: 'cv' }),
      { actor: ownerId },
    )
  const url = new URL(signDownload({ ...services, locale: 'ar' }, key), 'http://localhost')
  const query = { values: Object.fromEntries(url.searchParams) }
  const download = () => openDownload(services, readDownloadAddress({ params: { key }, query, headers: {} }))
  return { id, key, scan, claim, own, download }
}

it('waits in quarantine until the scanner has looked', async () => {
  const { id, scan, claim, own, download } = await upload(pdf())
  await claim()
  expect(scan).toBe('quarantined')
  expect(await own()).toMatchObject({ scan: 'quarantined', downloadUrl: null })
  await expect(download()).rejects.toMatchObject({ code: 'file.inQuarantine' })

  await scanFile(services, { fileId: id })
  expect((await own())?.scan).toBe('clean')
  const { file, bytes } = await download()
  expect(file.scan).toBe('clean')
  // A stream that is not read to its end keeps its file open.
  expect(await buffer(bytes)).toEqual(pdf())
})

it('loses its bytes at once when something is found', async () => {
  const { id, key, claim, own, download } = await upload(pdf('% EICAR\n'))
  await claim()
  await scanFile(services, { fileId: id })
  expect(await own()).toMatchObject({ scan: 'infected', downloadUrl: null })
  await expect(download()).rejects.toMatchObject({ code: 'file.infected' })
  expect(await services.files.read(key)).toBeUndefined()
})

it('cannot be taken into use any more when something is found before', async () => {
  const { id, claim } = await upload(pdf('% EICAR\n'))
  await scanFile(services, { fileId: id })
  await expect(claim()).rejects.toMatchObject({ code: 'file.notFound' })
})

it('leaves a task behind, in the same transaction', async () => {
  const { id } = await upload(pdf())
  const tasks = await database.owner.query<{ data: unknown }>({
    text: `select data from pgboss.job where name = 'files.scan' and data ->> 'fileId' = $1`,
    values: [id],
  })
  expect(tasks).toHaveLength(1)
})

it('stays in quarantine without an answer', async () => {
  const { id, claim, own } = await upload(pdf())
  await claim()
  const away = { ...services, scanner: createClamavScanner('unix:/nonexistent/clamd.ctl') }
  await expect(scanFile(away, { fileId: id })).rejects.toThrow('cannot be asked')
  expect((await own())?.scan).toBe('quarantined')
})

it('is called unscanned when the scanner was taken away', async () => {
  const { id, claim, own } = await upload(pdf())
  await claim()
  await scanFile({ ...services, scanner: undefined }, { fileId: id })
  expect((await own())?.scan).toBe('unscanned')
})
