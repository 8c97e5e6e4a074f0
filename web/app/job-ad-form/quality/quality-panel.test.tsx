import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { emptyJobAd } from '../typed/typed-job-ad.ts'
import { QualityPanel } from './quality-panel.tsx'
import { qualityOf, type QualityItem } from './quality.ts'

beforeAll(loadEveryPhrase)

/** The segments that have a colour. */
function filledOf(items: readonly QualityItem[]): number {
  const Page = createRoutesStub([{ path: '/en', Component: () => <QualityPanel items={items} /> }])
  const segments = renderToString(<Page initialEntries={['/en']} />).match(/<span class="h-1\.5[^>]*>/g)
  expect(segments).toHaveLength(10)
  return segments?.filter((segment) => !segment.includes('bg-line')).length ?? 0
}

test('as many segments are filled as items are done, and none of an empty ad', () => {
  const empty = qualityOf(emptyJobAd('free'))
  expect(filledOf(empty)).toBe(0)
  expect(filledOf(empty.map((item, at) => ({ ...item, isDone: at < 3 })))).toBe(3)
})
