import { phrases as dashboard } from '@qareeb/content/en/phrases/dashboard'
import { phrases as ui } from '@qareeb/content/en/phrases/ui'
import { listOrganizations, type ListedCompany } from '@qareeb/contract/administration'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { pagesQuery } from '../../data/pages-query.ts'
import { createQueryClient } from '../../data/personal-data.tsx'
import type { BoundCall } from '../../http/api.ts'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { CompanyFinder } from './company-finder.tsx'

beforeAll(loadEveryPhrase)

test('lists all companies, not only the first page, and counts the shown ones', () => {
  const client = createQueryClient()
  // It makes no call: the server renders what is known.
  const reader = { call: undefined as unknown as BoundCall, locale: 'en', companyId: null } as const
  const item = { id: 'oasis', name: { ar: null, en: 'Oasis Group' }, verificationStatus: 'verified' }
  // As much of a company as the list shows.
  const page = { items: [item as unknown as ListedCompany], next: 'next' }
  const { queryKey } = pagesQuery(listOrganizations, { query: { list: 'all' } }, reader)
  client.setQueryDefaults(queryKey, { staleTime: Infinity })
  client.setQueryData(queryKey, { pages: [page], pageParams: [undefined] })

  const Page = createRoutesStub([
    { path: '/en', Component: () => <CompanyFinder onChoose={() => undefined} /> },
  ])
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Page initialEntries={['/en']} />
    </QueryClientProvider>,
  )
  expect(html).toContain(`aria-label="${dashboard.allCompanies}"`)
  expect(html).toContain('Oasis Group')
  expect(html).toContain(ui.loadMore)
  expect(html).toContain(ui.firstListed.one)
  client.clear()
})
