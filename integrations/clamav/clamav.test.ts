import { expect, inject, it } from 'vitest'
import { createClamavScanner } from '../../server/platform/scanner/clamav-scanner.ts'
import { archive } from '../../server/testing/hostile/archives.ts'
import { eicar } from './eicar.ts'

const scanner = createClamavScanner(inject('clamavUrl'))
const harmful = Buffer.from(eicar)

it('finds nothing in a document', async () => {
  expect(await scanner.scan(Buffer.from('%PDF-1.4 سيرة'))).toEqual({ isClean: true })
  expect(await scanner.scan(Buffer.alloc(10 * 1024 * 1024, 'a'))).toEqual({ isClean: true })
})

it('finds what is harmful, in an archive too', async () => {
  const found = { isClean: false, found: expect.stringContaining('Eicar-Test') }
  expect(await scanner.scan(harmful)).toEqual(found)
  expect(await scanner.scan(archive([{ name: 'word/document.xml', bytes: harmful }]))).toEqual(found)
})
