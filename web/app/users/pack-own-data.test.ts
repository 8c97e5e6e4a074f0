import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packOwnData } from './pack-own-data.ts'

test('everything that is kept of somebody is one archive, with their files as they came', () => {
  const bytes = Uint8Array.from([0, 255, 37, 80, 68, 70])
  const archive = unzipSync(
    packOwnData({
      account: { firstName: 'سارة' },
      files: [
        { purpose: 'cv', name: 'سيرة سارة.pdf', content: btoa(String.fromCharCode(...bytes)) },
        { purpose: 'registration', name: 'سيرة سارة.pdf', content: null },
      ],
    }),
  )
  expect(Object.keys(archive)).toEqual(['data.json', 'files/1-سيرة سارة.pdf'])
  expect(archive['files/1-سيرة سارة.pdf']).toEqual(bytes)
  expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))).toEqual({
    account: { firstName: 'سارة' },
    files: [
      { purpose: 'cv', name: 'سيرة سارة.pdf', path: 'files/1-سيرة سارة.pdf' },
      { purpose: 'registration', name: 'سيرة سارة.pdf', path: null },
    ],
  })
})
