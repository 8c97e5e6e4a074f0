import { phrases } from '@qareeb/content/en/phrases/candidates/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { documentTypes } from '@qareeb/contract/files'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { PersonalData } from '../../data/personal-data.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { sara } from '../testing-candidates.ts'
import { CandidateFile } from './candidate-file.tsx'
import { Related } from './related.tsx'

beforeAll(loadEveryPhrase)

const file: Candidate['file'] = {
  id: 'file',
  name: 'CV of Sara.pdf',
  mediaType: documentTypes.pdf,
  size: 120_000,
  scan: 'clean',
  uploadedAt: '2026-11-20T08:00:00Z',
}

const candidate: Candidate = {
  ...sara,
  message: '',
  file,
  locale: 'ar',
  rejection: null,
  timeline: [],
  comments: [],
  noteCount: 0,
  previous: [],
  duplicates: [],
  erasedOn: '2027-11-20',
}

/** A part of an application in English. */
function shown(part: ReactNode): string {
  const Page = createRoutesStub([{ path: '/en', Component: () => part }])
  return renderToString(
    <PersonalData>
      <Page initialEntries={['/en']} />
    </PersonalData>,
  )
}

const shownFile = (changes: Partial<NonNullable<Candidate['file']>>) =>
  shown(
    <CandidateFile
      jobAdId="accountant"
      candidate={{ ...candidate, file: file && { ...file, ...changes } }}
      showRef={null}
    />,
  )

test('a PDF is offered to be shown in the page and to be downloaded', () => {
  const html = shownFile({})
  expect(html).toContain(phrases.showFile)
  expect(html).toContain(phrases.downloadFile)
  expect(html).not.toContain(phrases.onlyDownload)
})

test('a document of Word is downloaded by the key of files, and never drawn', () => {
  const html = shownFile({ name: 'CV of Sara.docx', mediaType: documentTypes.docx })
  expect(html).toContain('CV of Sara.docx')
  expect(html).toMatch(new RegExp(`<button[^>]*aria-keyshortcuts="F"[^>]*>.*?${phrases.downloadFile}`, 's'))
  expect(html).toContain(phrases.onlyDownload)
  expect(html).not.toContain(phrases.showFile)
})

test('a file that is held back is neither shown nor downloaded', () => {
  const html = shownFile({ scan: 'quarantined' })
  expect(html).toContain('CV of Sara.pdf')
  expect(html).not.toContain('<button')
})

const other = {
  candidateId: 'other',
  jobAdId: 'cashier',
  title: { ar: 'محاسب', en: 'Cashier' },
  appliedAt: '2026-10-02T08:00:00Z',
  state: 'rejected',
  isToldOfEnd: false,
  withdrawnAt: null,
} as const

test('earlier applications to the company are links to them, with their day and state', () => {
  const html = shown(<Related candidate={{ ...candidate, previous: [other] }} />)
  expect(html).toContain(phrases.previousTitle)
  expect(html).not.toContain(phrases.duplicatesTitle)
  expect(html).toMatch(/<a[^>]*href="\/en\/dashboard\/job-ad\/cashier\?candidate=other"/)
  expect(html).toContain(formatDate(other.appliedAt))
  expect(html).toContain(phrases['state.rejected'])
})

test('similar applications to the same ad come with the reason why they are shown', () => {
  const html = shown(
    <Related candidate={{ ...candidate, duplicates: [{ ...other, withdrawnAt: '2026-10-03T08:00:00Z' }] }} />,
  )
  expect(html).toContain(phrases.duplicatesTitle)
  expect(html).toContain(phrases.duplicatesText)
  expect(html).not.toContain(phrases.previousTitle)
  expect(html).toContain(phrases['state.withdrawn'])
})

test('an application without others has neither list', () => {
  expect(shown(<Related candidate={candidate} />)).toBe('')
})
