import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { FileArea, FileStore, Upload, UploadAddress } from '../../platform/files/file-store.ts'

export type OpenStore = {
  store: FileStore
  /** Sends bytes to an upload address, as a browser does. @returns the status */
  send: (address: UploadAddress, bytes: Buffer, upload: Upload) => Promise<number>
}

const bytes = Buffer.from('%PDF-1.4 سيرة')
const newKey = () => crypto.randomUUID().replaceAll('-', '')
const newUpload = (): Upload => ({
  key: newKey(),
  size: bytes.length,
  mediaType: 'application/pdf',
  expiresAt: new Date(Date.now() + 600_000),
})

async function listed(store: FileStore, area: FileArea) {
  const found = new Map<string, Date>()
  for await (const { key, writtenAt } of store.list(area)) found.set(key, writtenAt)
  return found
}

/** The behaviour of every file store. */
export function checkFileStore(open: OpenStore) {
  checkUploads(open)
  checkKeeping(open)
}

function checkUploads({ store, send }: OpenStore) {
  it('takes an upload at its address, once all of it is there', async () => {
    const upload = newUpload()
    expect(await store.readUpload(upload)).toBeUndefined()
    const address = await store.uploadAddress(upload)
    expect(address.headers).toEqual({ 'content-type': 'application/pdf' })
    expect(await send(address, bytes, upload)).toBeLessThan(300)
    expect(await store.readUpload(upload)).toEqual(bytes)
    expect(await store.read(upload.key)).toBeUndefined()
    expect((await listed(store, 'incoming')).has(upload.key)).toBe(true)
  })

  it('takes nothing larger or of another type than was announced', async () => {
    const upload = newUpload()
    const address = await store.uploadAddress(upload)
    expect(await send(address, Buffer.concat([bytes, bytes]), upload)).toBeGreaterThanOrEqual(400)
    const otherType = { ...address, headers: { 'content-type': 'text/html' } }
    expect(await send(otherType, bytes, upload)).toBeGreaterThanOrEqual(400)
    expect(await store.readUpload(upload)).toBeUndefined()
  })

  it('takes nothing at an address that was changed', async () => {
    const upload = newUpload()
    const { url, ...rest } = await store.uploadAddress(upload)
    const elsewhere = url.replace(upload.key, newKey())
    expect(await send({ ...rest, url: elsewhere }, bytes, upload)).toBe(403)
    const flipped = (_: string, name: string, first: string) => name + (first === 'a' ? 'b' : 'a')
    const forged = url.replace(/(signature=)(..)/i, flipped)
    expect(await send({ ...rest, url: forged }, bytes, upload)).toBe(403)
  })
}

function checkKeeping({ store, send }: OpenStore) {
  const uploaded = async () => {
    const upload = newUpload()
    await send(await store.uploadAddress(upload), bytes, upload)
    await store.keep(upload.key, bytes, 'application/pdf')
    return upload
  }

  it('keeps bytes and gives them back, whole and as a stream', async () => {
    const key = newKey()
    await store.keep(key, bytes, 'application/pdf')
    expect(await store.read(key)).toEqual(bytes)
    const stream = await store.open(key)
    expect(stream && (await text(stream))).toBe(bytes.toString())
    const writtenAt = (await listed(store, 'kept')).get(key)
    expect(Math.abs(Number(writtenAt) - Date.now())).toBeLessThan(120_000)
  })

  it('drops an upload and leaves what is kept', async () => {
    const upload = await uploaded()
    await store.dropUploads([upload.key])
    expect(await store.readUpload(upload)).toBeUndefined()
    expect(await store.read(upload.key)).toEqual(bytes)
  })

  it('erases everything under a key, and does not mind what is not there', async () => {
    const upload = await uploaded()
    await store.erase([upload.key, newKey()])
    expect([await store.read(upload.key), await store.open(upload.key)]).toEqual([undefined, undefined])
    expect(await store.readUpload(upload)).toBeUndefined()
    for (const area of ['incoming', 'kept'] as const)
      expect((await listed(store, area)).has(upload.key)).toBe(false)
  })

  it('has nothing under a key that was never used', async () => {
    expect([await store.read(newKey()), await store.open(newKey())]).toEqual([undefined, undefined])
  })
}
