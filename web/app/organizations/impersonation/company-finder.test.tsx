import { phrases as dashboard } from '@qareeb/content/en/phrases/dashboard'
import { phrases as ui } from '@qareeb/content/en/phrases/ui'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import type { BoundCall } from '../../http/api.ts'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { CompanyFinder } from './company-finder.tsx'

beforeAll(loadEveryPhrase)

type LoadPage = (call: BoundCall, after: string | undefined) => Promise<unknown>

/** What the list was given to load its pages by, and one page of it. */
const { asked } = vi.hoisted(() => ({ asked: { loadPage: null as LoadPage | null } }))

vi.mock('../../session/use-pages.ts', () => ({
  usePages(loadPage: LoadPage) {
    asked.loadPage = loadPage
    const item = { id: 'oasis', name: { ar: null, en: 'Oasis Group' }, verificationStatus: 'verified' }
    return { items: [item], hasMore: true, isLoading: false, failure: null }
  },
}))

test('lists all companies, not only the first page of them, and says how many are shown', async () => {
  const Page = createRoutesStub([
    { path: '/en', Component: () => <CompanyFinder onChoose={() => undefined} /> },
  ])
  const html = renderToString(<Page initialEntries={['/en']} />)
  expect(html).toContain(`aria-label="${dashboard.allCompanies}"`)
  expect(html).toContain('Oasis Group')
  expect(html).toContain(ui.loadMore)
  expect(html).toContain(ui.firstListed.one)

  const call = vi.fn<(...made: unknown[]) => Promise<unknown>>(async () => undefined)
  // It makes this one call alone.
  await asked.loadPage?.(call as unknown as BoundCall, 'next')
  expect(call.mock.calls[0]?.[1]).toEqual({ query: { list: 'all', after: 'next' } })
})
