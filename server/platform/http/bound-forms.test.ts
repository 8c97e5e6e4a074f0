import { connect, type Socket } from 'node:net'
import { endpoint } from '@qareeb/contract/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { formWith } from '../../testing/form-with.ts'
import { listenAnywhere, openProbe, type Probe } from '../../testing/probe.ts'
import { limits as defaults, type Limits } from './load/limits.ts'
import { on } from './on.ts'

const sendFile = endpoint('POST', '/api/v1/thing', {
  summary: 'Made up for these tests',
  access: 'everyone',
  multipart: { maxBytes: 2 * 1024 * 1024 },
  body: z.strictObject({ file: z.file() }),
  response: z.object({ size: z.int() }),
})

let probe: Probe
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await probe.app.close()
})

async function openSite(limits: Partial<Limits>): Promise<number> {
  const save = on(sendFile, (_context, { body }) => ({ size: body.file.size }))
  probe = await openProbe([save], { limits, config: { trustProxy: ['loopback'] } })
  return listenAnywhere(probe.app)
}

/** Begins a form of 2 MB and sends little of it. @returns what is answered meanwhile */
function beginForm(port: number, network: string): { answer: string; isClosed: boolean } {
  const seen = { answer: '', isClosed: false }
  const head = [
    'POST /api/v1/thing HTTP/1.1',
    'host: localhost',
    `x-forwarded-for: ${network}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 2000000',
    '',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname',
  ]
  const socket = connect(port, '127.0.0.1', () => socket.write(head.join('\r\n')))
  socket.on('data', (chunk) => (seen.answer += String(chunk))).on('error', () => undefined)
  socket.on('close', () => (seen.isClosed = true))
  sockets.push(socket)
  return seen
}

const refused = (status: number) => ({ answer: expect.stringContaining(`HTTP/1.1 ${status} `) })
const quick = { timeout: 5_000, interval: 20 }

test('a network can have a few unfinished forms at a time, which do not block other networks', async () => {
  const port = await openSite({ formsOfNetwork: 2, formsAtOnce: 10 })
  const forms = [1, 2, 3].map(() => beginForm(port, '192.0.2.1'))
  await vi.waitFor(() => expect(forms).toContainEqual(expect.objectContaining(refused(429))), quick)
  expect(forms.filter(({ answer }) => answer === '')).toHaveLength(2)

  const form = formWith({ field: 'file', name: 'a.csv', bytes: Buffer.from('name'), mediaType: 'text/csv' })
  const other = { ...form.headers, 'x-forwarded-for': '192.0.2.2' }
  const answer = await probe.app.inject({ method: 'POST', url: '/api/v1/thing', ...form, headers: other })
  expect(answer.json()).toEqual({ size: 4 })
})

test('all networks together have a bounded number of unfinished forms', async () => {
  const port = await openSite({ formsOfNetwork: 2, formsAtOnce: 3 })
  const forms = [1, 2, 3, 4].map((no) => beginForm(port, `192.0.2.${no}`))
  await vi.waitFor(() => expect(forms).toContainEqual(expect.objectContaining(refused(503))), quick)
  expect(forms.filter(({ answer }) => answer === '')).toHaveLength(3)
})

test('a form without data is ended, and its slot is free again', async () => {
  const port = await openSite({ formsOfNetwork: 1, formStallMs: 150 })
  const first = beginForm(port, '192.0.2.1')
  await vi.waitFor(() => expect(first).toMatchObject({ ...refused(408), isClosed: true }), quick)
  const next = beginForm(port, '192.0.2.1')
  await vi.waitFor(() => expect(next).toMatchObject(refused(408)), quick)
})

test('a form may pause for thirty seconds, and few are open at a time', () => {
  expect(defaults).toMatchObject({ formStallMs: 30_000, formsOfNetwork: 6, formsAtOnce: 24 })
})

test('three hundred unfinished forms of one network hold no three hundred files in memory', async () => {
  const port = await openSite({})
  const forms = Array.from({ length: 300 }, () => beginForm(port, '192.0.2.1'))
  await vi.waitFor(() => expect(forms.filter(({ isClosed }) => isClosed)).toHaveLength(294), {
    timeout: 20_000,
    interval: 50,
  })
})
