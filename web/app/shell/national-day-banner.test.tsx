import { phrases } from '@qareeb/content/ar/phrases/shell'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { NationalDayBanner } from './national-day-banner.tsx'

beforeAll(loadEveryPhrase)

/** The page as the server writes it at an instant, with the parts that load later. */
async function pageAt(now: string): Promise<string> {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: NationalDayBanner, loader: () => null, HydrateFallback: () => null },
  ])
  const { prelude } = await prerender(<Page hydrationData={{ loaderData: { root: { now } } }} />)
  return new Response(prelude).text()
}

test('the page has a greeting on National Day', async () => {
  expect(await pageAt('2026-09-23T09:00:00Z')).toContain(phrases.nationalDay)
})

test('no other day has the greeting', async () => {
  expect(await pageAt('2026-09-25T09:00:00Z')).toBe('')
})
