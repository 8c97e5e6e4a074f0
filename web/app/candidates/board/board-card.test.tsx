import { phrases } from '@qareeb/content/en/phrases/candidates/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { sara } from '../testing-candidates.ts'
import { CardFace } from './board-card.tsx'

beforeAll(loadEveryPhrase)

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
