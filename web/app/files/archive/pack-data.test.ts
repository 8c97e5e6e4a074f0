import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packData } from './pack-data.ts'

const words = {
  locale: 'ar',
  title: 'بياناتك',
  intro: 'كل ما نحفظه عنك.',
  nameOf: (key: string) => (key === 'firstName' ? 'الاسم الأول' : undefined),
} as const

test('data.html shows the names of fields in words, and escapes the data', () => {
  const page = strFromU8(
    unzipSync(packData({ account: { firstName: '<script>alert(1)</script>', phone: null } }, words))[
      'data.html'
    ] ?? new Uint8Array(),
  )
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<dt>الاسم الأول</dt><dd><bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi></dd>')
  expect(page).not.toContain('<script')
})

test('everything that is kept of somebody is one archive, with their files as they came', () => {
  const bytes = Uint8Array.from([0, 255, 37, 80, 68, 70])
  const archive = unzipSync(
    packData(
      {
        account: { firstName: 'سارة' },
        files: [
          { purpose: 'cv', name: 'سيرة سارة.pdf', content: btoa(String.fromCharCode(...bytes)) },
          { purpose: 'registration', name: 'سيرة سارة.pdf', content: null },
        ],
      },
      words,
    ),
  )
  expect(Object.keys(archive)).toEqual(['data.html', 'data.json', 'files/1-سيرة سارة.pdf'])
  expect(archive['files/1-سيرة سارة.pdf']).toEqual(bytes)
  expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))).toEqual({
    account: { firstName: 'سارة' },
    files: [
      { purpose: 'cv', name: 'سيرة سارة.pdf', path: 'files/1-سيرة سارة.pdf' },
      { purpose: 'registration', name: 'سيرة سارة.pdf', path: null },
    ],
  })
})
