import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { NewCandidates } from './new-candidates.tsx'

beforeAll(loadEveryPhrase)

function shown(candidates: { new: number; waitingLong: number }): string {
  const Page = createRoutesStub([{ path: '/en', Component: () => <NewCandidates {...candidates} /> }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
}

test('the card of new candidates counts them and those who wait for long, and leads to the longest wait', () => {
  const card = shown({ new: 18, waitingLong: 5 })
  expect(card).toContain('>18<')
  expect(card).toContain('5 wait over 7 days')
  expect(card).toContain('/en/dashboard/candidates?state=new&amp;sort=waiting')
})

test('without new candidates the card leads to all of them', () => {
  const card = shown({ new: 0, waitingLong: 0 })
  expect(card).toContain('Nobody waits over 7 days')
  expect(card).not.toContain('state=new')
})
