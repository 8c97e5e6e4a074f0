import { phrases } from '@qareeb/content/en/phrases/candidates/answering'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { ExcludedCount } from './excluded-count.tsx'
import { LeavingLine } from './leaving-line.tsx'
import { LeftOut } from './left-out.tsx'

beforeAll(loadEveryPhrase)

function shown(part: ReactNode): string {
  const Page = createRoutesStub([{ path: '/en', Component: () => part }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
}

const preview = {
  withdrawn: 0,
  unchanged: 0,
  mailed: 0,
  languages: { ar: 0, en: 0 },
  interviewed: [],
  items: [],
}

test('an answer to one candidate speaks of one', () => {
  const one = shown(<LeavingLine isMove reached={1} mailed={1} />)
  expect(one).toContain(phrases.minutesText.one)
  expect(one).toContain('1 message leaves')
  expect(shown(<LeavingLine isMove reached={2} mailed={2} />)).toContain(phrases.minutesText.other)
})

test('a move that mails nobody can be taken back', () => {
  const silent = shown(<LeavingLine isMove reached={1} mailed={0} />)
  expect(silent).toContain(phrases.minutesText.one)
  expect(silent).toContain(phrases.leaves.zero)
})

test('a single selected candidate who is not reached is not one of many', () => {
  const excluded = (total: number) =>
    shown(
      <ExcludedCount
        kind={{ action: 'move', state: 'rejected' }}
        preview={{ ...preview, total, reached: 0 }}
      />,
    )
  expect(excluded(1)).toContain(phrases.excludedOne)
  expect(excluded(2)).toContain('2 of those selected')
})

test('candidates who were taken out can be put back', () => {
  const count = (taken: number) => shown(<LeftOut count={taken} onPutBack={() => undefined} />)
  expect(count(0)).not.toContain('<button')
  expect(count(3)).toContain('3 left out')
  expect(count(3)).toContain(`${phrases.putBack}</button>`)
})
