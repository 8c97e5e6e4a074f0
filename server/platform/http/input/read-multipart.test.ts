import { endpoint } from '@qareeb/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openProbe, type Probe } from '../../../testing/probe.ts'
import { on } from '../on.ts'

const sendPicture = endpoint('PATCH', '/api/v1/picture', {
  summary: 'Made up for these tests',
  access: 'everyone',
  multipart: { maxBytes: 1_000 },
  body: z.strictObject({ picture: z.file(), note: z.optional(z.string()) }),
  response: z.object({ text: z.string(), type: z.string(), note: z.nullable(z.string()) }),
})

let probe: Probe
beforeAll(async () => {
  const route = on(sendPicture, async (_context, { body: { picture, note } }) => ({
    text: await picture.text(),
    type: picture.type,
    note: note ?? null,
  }))
  probe = await openProbe([route])
})
afterAll(() => probe.app.close())

const part = (name: string, value: string, file?: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\ncontent-type: image/png` : ''}\r\n\r\n${value}\r\n`
const end = '--b--\r\n'

const send = (payload: string, type = 'multipart/form-data; boundary=b') =>
  probe.app.inject({ method: 'PATCH', url: '/api/v1/picture', headers: { 'content-type': type }, payload })

test('a form with a file arrives as its fields', async () => {
  const answer = await send(part('note', 'سارة') + part('picture', 'PNG --b- --', 'سارة.png') + end)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ text: 'PNG --b- --', type: 'image/png', note: 'سارة' })
})

test.each([
  ['without a boundary', part('picture', 'x', 'a.png') + end, 'multipart/form-data', 'request.malformed'],
  ['without its end', part('picture', 'x', 'a.png'), undefined, 'request.malformed'],
  ['cut off in a header', '--b\r\ncontent-dispo', undefined, 'request.malformed'],
  ['that is none', 'x', undefined, 'request.malformed'],
  [
    'with two files',
    part('picture', 'x', 'a.png') + part('picture', 'y', 'b.png') + end,
    undefined,
    'request.malformed',
  ],
  ['with a field twice', part('note', 'x') + part('note', 'y') + end, undefined, 'request.malformed'],
  ['with 1,000 parts', part('note', 'x').repeat(1_000) + end, undefined, 'request.malformed'],
  [
    'with another field',
    part('role', 'ADMIN') + part('picture', 'x', 'a.png') + end,
    undefined,
    'request.invalid',
  ],
  ['with text where a file belongs', part('picture', 'x') + end, undefined, 'request.invalid'],
  ['without its file', end, undefined, 'request.invalid'],
])('a form %s is 400', async (_how, payload, type, code) => {
  const answer = await send(payload, type)
  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
})

test.each([
  ['a little', 1_001],
  ['a lot', 1_500_000],
])('a file that is larger by %s is 413', async (_how, size) => {
  const answer = await send(part('picture', 'x'.repeat(size), 'a.png') + end)
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'file.tooLarge'])
})

test('JSON where a form belongs is 400', async () => {
  const answer = await send('{"picture":"x"}', 'application/json')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
})
