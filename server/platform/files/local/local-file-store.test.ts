import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../ground/errors.ts'
import { checkFileStore } from '../../../testing/outside/file-stores.ts'
import type { Upload, UploadAddress, UploadReceiver } from '../file-store.ts'
import { createSigner } from '../signature.ts'
import { createLocalFileStore } from './local-file-store.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-files-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const store = createLocalFileStore({ folder, signer: createSigner('a secret of tests'), stallMs: 200 })
// A folder receives uploads itself.
const receiver = store.receiver as UploadReceiver
const newKey = () => crypto.randomUUID().replaceAll('-', '')
const pathOfUpload = (key: string) => path.join(folder, 'incoming', key.slice(0, 2), key)

// The route's calls for an address, without HTTP.
async function send({ url, headers }: UploadAddress, bytes: Buffer, upload: Upload): Promise<number> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const key = pathname.split('/').at(-1) ?? ''
  const given: Upload = { ...upload, key, mediaType: headers['content-type'] ?? '' }
  if (!receiver.isGenuine(given, searchParams.get('signature') ?? '', new Date())) return 403
  const piece = { key, from: 0, length: upload.size, body: Readable.from([bytes]) }
  return receiver.append(piece).then(
    () => 204,
    () => 413,
  )
}

describe('a folder', () => {
  checkFileStore({ store, send })
})

describe('an upload in pieces', () => {
  const append = (key: string, from: number, text: string, length = text.length) =>
    receiver.append({ key, from, length, body: Readable.from([Buffer.from(text)]) })
  const whole = (key: string, size: number) =>
    store.readUpload({ key, size }).then((bytes) => bytes?.toString())

  it('goes on where it was cut off', async () => {
    const key = newKey()
    const body = Readable.from(brokenAfter('سير'))
    await expect(receiver.append({ key, from: 0, length: 12, body })).rejects.toThrow('aborted')

    const offset = await receiver.offset(key)
    expect(offset).toBe(6)
    expect(await append(key, offset, 'rest')).toBe(10)
    expect(await whole(key, 10)).toBe('سيرrest')
  })

  it('refuses a piece that leaves a hole or overlaps', async () => {
    const key = newKey()
    await append(key, 0, '1234')
    for (const from of [3, 5])
      await expect(append(key, from, 'x')).rejects.toMatchObject({ code: 'file.wrongOffset' })
    expect(await whole(key, 4)).toBe('1234')
  })

  it('begins again from 0', async () => {
    const key = newKey()
    await append(key, 0, '1234')
    await append(key, 0, 'abcdef')
    expect(await whole(key, 6)).toBe('abcdef')
  })

  it('takes one piece at a time: of those that come at once, the file holds one', async () => {
    const key = newKey()
    await append(key, 0, '1234')
    const running = { now: 0, most: 0 }
    const pieces = ['aaaa', 'bbbb', 'cccc', 'dddd'].map((text) =>
      receiver.append({ key, from: 4, length: 4, body: Readable.from(countedWhileRead(text, running)) }),
    )
    await Promise.allSettled(pieces)
    expect(running).toEqual({ now: 0, most: 1 })
    expect(fs.statSync(pathOfUpload(key)).size).toBeLessThanOrEqual(8)

    const offset = await receiver.offset(key)
    if (offset < 8) await append(key, offset, 'eeee'.slice(offset - 4))
    expect(await whole(key, 8)).toMatch(/^1234[a-e]{4}$/)
  })

  it('never grows beyond its size, although two processes append at once', async () => {
    const key = newKey()
    await append(key, 0, '1234')
    const other = createLocalFileStore({ folder, signer: createSigner('a secret of tests') })
      .receiver as UploadReceiver
    const piece = (by: UploadReceiver, text: string) =>
      by.append({ key, from: 4, length: 4, body: Readable.from([Buffer.from(text)]) })
    await Promise.allSettled([piece(receiver, 'aaaa'), piece(other, 'bbbb')])
    expect(fs.statSync(pathOfUpload(key)).size).toBe(8)
  })

  it('ends a slow piece when the client asks for the offset', async () => {
    const key = newKey()
    const body = new PassThrough()
    body.write('1234')
    const outcome = receiver.append({ key, from: 0, length: 10, body }).then(
      () => 'whole',
      () => 'ended',
    )
    await vi.waitFor(() => expect(fs.statSync(pathOfUpload(key)).size).toBe(4))
    expect(await receiver.offset(key)).toBe(4)
    expect(await outcome).toBe('ended')
  })

  it('is aborted when no data arrives for a while', async () => {
    const body = new PassThrough()
    const waiting = receiver.append({ key: newKey(), from: 0, length: 10, body })
    await expect(waiting).rejects.toMatchObject({ code: 'request.timeout' })
  })
})

describe('a disk that is full', () => {
  it('is 503 for an upload, and leaves no half of it', async () => {
    const key = newKey()
    fs.mkdirSync(path.dirname(pathOfUpload(key)), { recursive: true })
    fs.symlinkSync('/dev/full', pathOfUpload(key))
    const piece = { key, from: 0, length: 4, body: Readable.from([Buffer.from('1234')]) }
    await expect(receiver.append(piece)).rejects.toMatchObject({ code: 'server.unavailable' })
    expect(fs.existsSync(pathOfUpload(key))).toBe(false)
  })

  it('is 503 for a file to store, and leaves nothing', async () => {
    const key = newKey()
    const place = path.join(folder, 'kept', key.slice(0, 2))
    fs.rmSync(place, { recursive: true, force: true })
    fs.writeFileSync(place, 'no folder')
    await expect(store.keep(key, Buffer.from('1234'), 'text/plain')).rejects.toBeInstanceOf(AppError)
    expect(fs.readFileSync(place, 'utf8')).toBe('no folder')
    fs.rmSync(place)
  })
})

it('never leaves its folder', async () => {
  for (const key of ['../../etc/passwd', 'A'.repeat(32), '', '0'.repeat(31)])
    await expect(async () => store.read(key)).rejects.toThrow('no key')
})

async function* brokenAfter(text: string) {
  yield Buffer.from(text)
  throw new Error('aborted')
}

/** A body in two chunks that counts how many like it are read at once. */
async function* countedWhileRead(text: string, running: { now: number; most: number }) {
  running.now += 1
  running.most = Math.max(running.most, running.now)
  try {
    yield Buffer.from(text.slice(0, 2))
    yield Buffer.from(text.slice(2))
  } finally {
    running.now -= 1
  }
}
