import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packData } from './pack-data.ts'

const words = {
  locale: 'ar',
  title: 'بياناتك',
  intro: 'كل ما نحفظه عنك.',
  nameOf: (key: string) => (key === 'firstName' ? 'الاسم الأول' : undefined),
  valueOf: (key: string, value: string) => (key === 'state' && value === 'hired' ? 'تم التوظيف' : undefined),
  moment: (instant: string) => `moment ${instant}`,
  size: (bytes: number) => `${bytes / 1024} KB`,
} as const

const pageOf = (data: Record<string, unknown>) =>
  strFromU8(unzipSync(packData(data, words))['data.html'] ?? new Uint8Array())

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

test('the files of applications lie beside the others, and no data holds their bytes', () => {
  const content = btoa('%PDF-1.7')
  const archive = unzipSync(
    packData(
      {
        files: [{ name: 'CV.pdf', content }],
        applicationFiles: [
          { candidateId: 'one', name: 'CV.pdf', content },
          { candidateId: 'two', name: '../../a:b?.pdf', content },
        ],
      },
      words,
    ),
  )
  expect(Object.keys(archive)).toEqual([
    'data.html',
    'data.json',
    'files/1-CV.pdf',
    'files/2-CV.pdf',
    'files/3-.. .. a b .pdf',
  ])
  const texts = ['data.html', 'data.json'].map((name) => strFromU8(archive[name] ?? new Uint8Array()))
  expect(texts.join()).not.toContain(content)
})

test('data.html shows dates, states and names in words, and no internal numbers', () => {
  const page = pageOf({
    candidate: {
      id: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13',
      version: 7,
      state: 'hired',
      name: 'hired',
      interviewOn: '2026-11-21',
      appliedAt: '2026-11-20T08:00:00.000Z',
      location: { id: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13', name: { ar: 'الملقا', en: 'Al Malqa' } },
      title: { ar: null, en: 'Driver' },
      phone: '+966500000142',
    },
  })
  expect(page).not.toContain('4b7f3c52')
  expect(page).not.toContain('version')
  expect(page).toContain('<dt>state</dt><dd><bdi>تم التوظيف</bdi></dd><dt>name</dt><dd><bdi>hired</bdi></dd>')
  expect(page).toMatch(/<dt>interviewOn<\/dt><dd><bdi>\P{L}*21\P{L}+11\P{L}+2026\P{L}*<\/bdi>/u)
  expect(page).toContain('moment 2026-11-20T08:00:00.000Z')
  expect(page).toContain('<dt>location</dt><dd><bdi>الملقا</bdi></dd>')
  expect(page).toContain('<dt>title</dt><dd><bdi>Driver</bdi></dd>')
})

test('data.html shows each file in the application that it was sent with, and sizes in words', () => {
  const [one, two] = ['4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13', '5b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13']
  const content = btoa('%PDF-1.7')
  const file = { name: 'CV.pdf', mediaType: 'application/pdf', size: 2048, content }
  const page = pageOf({
    applications: [
      { id: one, jobTitle: { ar: 'سائق', en: null } },
      { id: two, jobTitle: { ar: 'محاسب', en: null } },
    ],
    applicationFiles: [
      { candidateId: two, ...file },
      { candidateId: one, ...file },
    ],
  })
  expect(page).toMatch(/سائق.*files\/2-CV\.pdf.*محاسب.*files\/1-CV\.pdf/)
  expect(page).not.toContain('applicationFiles')
  expect(page).not.toContain('application/pdf')
  expect(page).toContain('<dt>size</dt><dd><bdi>2 KB</bdi></dd>')
})

test('data.html keeps the file of an application that the data do not list', () => {
  const page = pageOf({
    applications: [],
    applicationFiles: [{ candidateId: 'gone', name: 'CV.pdf', content: btoa('%PDF-1.7') }],
  })
  expect(page).toContain('<h2>applicationFiles</h2>')
  expect(page).toContain('files/1-CV.pdf')
})
