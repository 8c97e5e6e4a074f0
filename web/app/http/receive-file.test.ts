import { afterEach, expect, test, vi } from 'vitest'
import { receiveWithProgress } from './receive-file.ts'

afterEach(() => vi.unstubAllGlobals())

const request = { method: 'GET', headers: {}, signal: AbortSignal.timeout(10_000) } as const
const answerWith = (response: Response) => vi.stubGlobal('fetch', async () => response)

const piecesOf = (...texts: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })

test('a file comes whole, with its progress on the way', async () => {
  answerWith(new Response(piecesOf('سارة', ',1'), { headers: { 'content-type': 'text/csv' } }))
  const told: number[] = []
  const files: Blob[] = []
  const carry = receiveWithProgress({
    onReceived: (bytes) => told.push(bytes),
    onFile: (file) => files.push(file),
  })
  expect(await carry('/export', request)).toMatchObject({ status: 200, body: '' })
  expect(told).toEqual([8, 10])
  expect([await files[0]?.text(), files[0]?.type]).toEqual(['سارة,1', 'text/csv'])
})

test('a file comes with the name that the server gave it', async () => {
  const named = `attachment; filename="__.csv"; filename*=UTF-8''${encodeURIComponent('محاسب.csv')}`
  const names: (string | null)[] = []
  for (const headers of [{ 'content-disposition': named }, { 'content-disposition': 'attachment' }]) {
    answerWith(new Response(piecesOf('1'), { headers }))
    const carry = receiveWithProgress({
      onReceived: () => undefined,
      onFile: (_file, name) => names.push(name),
    })
    await carry('/export', request)
  }
  expect(names).toEqual(['محاسب.csv', null])
})

test('a refusal is an answer and no file', async () => {
  answerWith(new Response('{"code":"request.tooMany"}', { status: 429 }))
  const files: Blob[] = []
  const answer = await receiveWithProgress({
    onReceived: () => undefined,
    onFile: (file) => files.push(file),
  })('/x', request)
  expect(answer).toMatchObject({ status: 429, body: '{"code":"request.tooMany"}' })
  expect(files).toEqual([])
})

test('a file that breaks off is none', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the connection is gone'))
    },
  })
  answerWith(new Response(broken))
  const files: Blob[] = []
  const carry = receiveWithProgress({ onReceived: () => undefined, onFile: (file) => files.push(file) })
  await expect(carry('/x', request)).rejects.toThrow('the connection is gone')
  expect(files).toEqual([])
})
