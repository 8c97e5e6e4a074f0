import { phrases } from '@qareeb/content/ar/phrases/shell'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { NationalDayBanner } from './national-day-banner.tsx'

beforeAll(loadEveryPhrase)

/** The page as the server writes it at an instant. */
function pageAt(now: string): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: NationalDayBanner, loader: () => null, HydrateFallback: () => null },
  ])
  return renderToString(<Page hydrationData={{ loaderData: { root: { now } } }} />)
}

test('the greeting stands on National Day', () => {
  expect(pageAt('2026-09-23T09:00:00Z')).toContain(phrases.nationalDay)
})

test('and not on any other', () => {
  expect(pageAt('2026-09-25T09:00:00Z')).toBe('')
})
