import { phrases } from '@qareeb/content/en/phrases/candidates/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { CardFace } from './board-card.tsx'

beforeAll(loadEveryPhrase)

const sara: CandidateRow = {
  id: 'sara',
  version: 1,
  name: 'Sara Alharbi',
  email: 'sara@qareeb.example',
  phone: '+966500000142',
  confirmed: true,
  appliedAt: '2026-11-20T08:00:00Z',
  state: 'new',
  step: null,
  interviewOn: null,
  promisedOn: null,
  withdrawnAt: null,
  openedAt: null,
  toldAt: null,
  location: { id: 'malqa', name: { ar: 'الملقا', en: 'Al Malqa' } },
  distanceKm: 4,
  assignee: null,
  waitingDays: 2,
  hasFile: true,
  commentCount: 0,
  matchScore: null,
}

/** A card in English. */
function shown(card: CandidateRow): string {
  const Page = createRoutesStub([{ id: 'root', path: '/en', Component: () => <CardFace card={card} /> }])
  const loaderData = { root: { now: '2026-11-22T08:00:00Z' } }
  return renderToString(<Page initialEntries={['/en']} hydrationData={{ loaderData }} />)
}

test('a card says that the address of its candidate was never confirmed', () => {
  expect(shown(sara)).not.toContain(phrases.unconfirmed)
  expect(shown({ ...sara, confirmed: false })).toContain(phrases.unconfirmed)
  expect(shown({ ...sara, confirmed: false, name: null })).not.toContain(phrases.unconfirmed)
})
