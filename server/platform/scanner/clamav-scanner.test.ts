import { afterEach, expect, it } from 'vitest'
import { type Clamd, startClamd } from '../../testing/outside/clamd.ts'
import { createClamavScanner } from './clamav-scanner.ts'
import { ScannerUnavailable } from './scanner.ts'

let clamd: Clamd | undefined
afterEach(() => clamd?.stop())
const scannerOf = async (answer?: (bytes: Buffer) => string) => {
  clamd = await startClamd(answer)
  return createClamavScanner(clamd.url)
}

it('sends all bytes and gets a clean result', async () => {
  const scanner = await scannerOf()
  const bytes = Buffer.alloc(1_000_003, 'سيرة')
  expect(await scanner.scan(bytes)).toEqual({ isClean: true })
  expect(clamd?.scanned[0]?.equals(bytes)).toBe(true)
})

it('gets the name of an infection', async () => {
  const scanner = await scannerOf()
  expect(await scanner.scan(Buffer.from('EICAR'))).toEqual({ isClean: false, found: 'Eicar-Signature' })
})

it.each([
  ['says it has enough', 'INSTREAM size limit exceeded. ERROR\0'],
  ['says nothing', ''],
  ['says something else', 'HTTP/1.1 400 Bad Request'],
])('never takes for clean what a scanner that %s has not looked into', async (_what, answer) => {
  const scanner = await scannerOf(() => answer)
  await expect(scanner.scan(Buffer.from('x'))).rejects.toBeInstanceOf(ScannerUnavailable)
})

it('reports a scanner without an answer', async () => {
  clamd = await startClamd()
  const { url } = clamd
  await clamd.stop()
  await expect(createClamavScanner(url).scan(Buffer.from('x'))).rejects.toBeInstanceOf(ScannerUnavailable)
  await expect(
    createClamavScanner('unix:/nonexistent/clamd.ctl').scan(Buffer.from('x')),
  ).rejects.toBeInstanceOf(ScannerUnavailable)
})
