import { phrases } from '@qareeb/content/en/phrases/candidates/applications'
import type { Application } from '@qareeb/contract/candidates/applications'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { ApplicationLine } from './application-line.tsx'
import { ApplicationView } from './application-view.tsx'

beforeAll(loadEveryPhrase)

const application: Application = {
  id: 'one',
  jobAd: {
    id: 'accountant',
    slugs: { ar: 'muhasib', en: 'accountant' },
    title: { ar: 'محاسب', en: 'Accountant' },
    organization: {
      id: 'oasis',
      slug: 'oasis',
      name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
      verified: true,
      verifiedAt: null,
      logoUrl: null,
    },
    state: 'inactive',
  },
  location: {
    id: 'olaya',
    name: { ar: 'العليا', en: 'Al Olaya' },
    address: { ar: 'شارع العليا', en: 'Olaya Street' },
    city: null,
    district: null,
  },
  distanceKm: null,
  stage: 'closed',
  appliedAt: '2026-11-20T08:00:00Z',
  openedAt: null,
  inProgressAt: null,
  decidedAt: null,
  withdrawnAt: null,
  adEnd: { at: '2026-11-28T08:00:00Z', isExpired: false, outcome: 'hired-elsewhere', message: null },
  promisedOn: null,
  isOverdue: false,
  waitingDays: null,
  usualAnswerDays: 4,
  mayApplyAgain: false,
  timeline: [{ kind: 'applied', at: '2026-11-20T08:00:00Z', on: null, text: null }],
  sent: { name: 'Sara', email: 'sara@qareeb.example', phone: null, message: '', file: null },
  confirmed: true,
  rejection: null,
  mayReplaceFile: false,
  mayWithdraw: true,
  erasedOn: '2027-11-28',
  evaluationTicket: null,
}

const nothing = async () => null

function shown(change: Partial<Application> = {}): { page: string; line: string } {
  const one = { ...application, ...change }
  const inPage = (part: ReactNode) => {
    const Page = createRoutesStub([{ path: '/en', Component: () => part }])
    return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
  }
  return {
    page: inPage(
      <ApplicationView
        application={one}
        onWithdraw={nothing}
        onReplaceFile={nothing}
        onNewTicket={nothing}
      />,
    ),
    line: inPage(<ApplicationLine application={one} isOpen={false} isOnTop={false} group={undefined} />),
  }
}

/** A day as pages write it. */
const ended = /28.{3}11.{3}2026/

test('the application to a closed ad says when and how it ended, and that nothing is to come', () => {
  const { page, line } = shown()
  expect(page).toMatch(ended)
  expect(page).toContain(phrases['outcome.hired-elsewhere'])
  expect(page).toContain(phrases.adClosedNext)
  for (const text of [phrases.toCome, phrases.notOpened, phrases['reached.decided']])
    expect(page).not.toContain(text)
  expect(line).toContain(phrases['stage.closed'])
  expect(line).toMatch(ended)
  expect(line).not.toContain(phrases.notOpenedShort)
})

test('words of the company stand in the place of the sentence of the outcome', () => {
  const { page } = shown({
    adEnd: { at: '2026-11-28T08:00:00Z', isExpired: false, outcome: 'cancelled', message: 'Thank you all.' },
  })
  expect(page).toContain('Thank you all.')
  expect(page).not.toContain(phrases['outcome.cancelled'])
})

test('an ad that has ended by itself leaves the answer open', () => {
  const { page } = shown({
    adEnd: { at: '2026-11-28T08:00:00Z', isExpired: true, outcome: null, message: null },
  })
  expect(page).toContain(phrases.adExpiredNext)
  expect(page).not.toContain(phrases.adClosedNext)
})
