import { expect, inject, it } from 'vitest'
import type { UploadAddress } from '../../server/platform/files/file-store.ts'
import { createS3FileStore } from '../../server/platform/files/s3/s3-file-store.ts'
import { checkFileStore } from '../../server/testing/outside/file-stores.ts'

const options = inject('s3')
const store = createS3FileStore(options)

async function send({ url, headers }: UploadAddress, bytes: Buffer): Promise<number> {
  const { status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return status
}

checkFileStore({ store, send })

const key = () => crypto.randomUUID().replaceAll('-', '')
const upload = (expiresAt: Date) => ({ key: key(), size: 4, mediaType: 'application/pdf', expiresAt })

it('refuses an upload to an expired address', async () => {
  const address = await store.uploadAddress(upload(new Date(Date.now() + 1_000)))
  await expect.poll(() => send(address, Buffer.from('%PDF')), { timeout: 10_000, interval: 500 }).toBe(403)
})

it('refuses to read, list and erase without a signature', async () => {
  const kept = key()
  await store.keep(kept, Buffer.from('%PDF'), 'application/pdf')
  const place = `${options.url}/${options.bucket}`
  const statuses = [
    await fetch(`${place}/kept/${kept}`),
    await fetch(place),
    await fetch(`${place}/kept/${kept}`, { method: 'DELETE' }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403])
  expect(await store.read(kept)).toBeDefined()
})

it('refuses to read with the address of an upload', async () => {
  const asked = upload(new Date(Date.now() + 60_000))
  const address = await store.uploadAddress(asked)
  expect(await send(address, Buffer.from('%PDF'))).toBe(200)
  expect((await fetch(address.url, { headers: address.headers })).status).toBe(403)
})

it('answers 503 when the service cannot be reached or refuses', async () => {
  const away = createS3FileStore({ ...options, url: 'http://127.0.0.1:9' })
  const refused = createS3FileStore({ ...options, secretAccessKey: 'another' })
  for (const broken of [away, refused]) {
    await expect(broken.keep(key(), Buffer.from('%PDF'), 'application/pdf')).rejects.toMatchObject({
      code: 'server.unavailable',
    })
    await expect(broken.read(key())).rejects.toMatchObject({ code: 'server.unavailable' })
  }
})
