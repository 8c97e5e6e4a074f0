import { phrases } from '@qareeb/content/en/phrases/candidates/match'
import type { Evaluation, MatchReason } from '@qareeb/contract/candidates/evaluation'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { MatchReasons } from '../../applications/match/match-reasons.tsx'
import { OwnReasons } from '../../applications/match/own-match.tsx'
import { PersonalData } from '../../data/personal-data.tsx'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { Evaluated } from './match-section.tsx'

beforeAll(loadEveryPhrase)

const excel: MatchReason = {
  kind: 'skill',
  isMust: true,
  verdict: 'met',
  text: { ar: 'وجدنا «إكسل» في السيرة الذاتية.', en: 'We found “Excel” in the CV.' },
  weight: 3,
}
const evaluation: Evaluation = {
  state: 'ready',
  reasons: [excel],
  evaluatedAt: '2026-11-22T09:00:00Z',
  isOutdated: false,
  score: 100,
}

/** A part of the panel in English. */
function shown(part: ReactNode): string {
  const Page = createRoutesStub([{ path: '/en', Component: () => part }])
  return renderToString(
    <PersonalData>
      <Page initialEntries={['/en']} />
    </PersonalData>,
  )
}

test('each requirement has its verdict, the reason and, for the team, its weight', () => {
  const html = shown(<Evaluated evaluation={evaluation} />)
  expect(html).toContain(phrases['verdict.met'])
  expect(html).toContain(excel.text.en)
  expect(html).toContain('Weight 3')
  expect(html).toContain(phrases.how)
})

test('a sender reads the same without weights', () => {
  const { weight: _, ...plain } = excel
  const html = shown(<MatchReasons reasons={[plain]} />)
  expect(html).toContain(excel.text.en)
  expect(html).not.toContain('Weight')
})

test.each([
  ['before it was asked for', { state: null }, phrases.notYet],
  ['while a task reads the file', { state: 'reading' }, phrases.reading],
  ['of an ad without requirements', { state: 'ready' }, phrases.noRequirements],
] as const)('the match %s says so', (_when, changes, sentence) => {
  const html = shown(<Evaluated evaluation={{ ...evaluation, reasons: [], ...changes }} />)
  expect(html).toContain(sentence)
  expect(html).not.toContain(phrases.how)
})

test('a scan and a change of the ad are shown beside the reasons', () => {
  const html = shown(<Evaluated evaluation={{ ...evaluation, state: 'no-text', isOutdated: true }} />)
  expect(html).toContain(phrases.noText)
  expect(html).toContain(phrases.outdated)
  expect(html).toContain(excel.text.en)
})

test.each([
  ['that is not there yet', null, [phrases.compare]],
  [
    'that a task reads',
    { ...evaluation, state: 'reading', reasons: [] },
    [phrases.reading, phrases.comparing],
  ],
  ['of an ad that has changed', { ...evaluation, isOutdated: true }, [phrases.outdated, phrases.compare]],
] satisfies [string, Evaluation | null, string[]][])(
  'a match %s is said to its sender',
  (_, own, sentences) => {
    const html = shown(<OwnReasons evaluation={own} isRunning={false} onCompare={() => undefined} />)
    for (const sentence of sentences) expect(html).toContain(sentence)
  },
)

test('a match that is there has no button for its sender', () => {
  const html = shown(<OwnReasons evaluation={evaluation} isRunning={false} onCompare={() => undefined} />)
  expect(html).toContain(excel.text.en)
  expect(html).not.toContain('<button')
})
