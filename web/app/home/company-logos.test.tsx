import { phrases as home } from '@qareeb/content/en/phrases/home'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { listShownOrganizations } from '@qareeb/contract/organizations/public-page'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { type RequestContext, requestContext } from '../page/request-context.ts'
import PartnerPage, { loader as loadPartner } from '../reading/partner/partner-page.tsx'
import HomePage, { loader as loadHome } from './home-page.tsx'

beforeAll(loadEveryPhrase)

type Shown = ResponseOf<typeof listShownOrganizations>['items']

const oasis: Shown[number] = {
  id: '0199f2c4-0000-7000-8000-000000000001',
  slug: 'oasis-group',
  name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
  logoUrl: '/files/logo/oasis.webp',
  verified: true,
  verifiedAt: '2026-11-01T09:00:00.000Z',
}

const now = '2026-11-21T09:00:00Z'
const site = {
  origin: 'https://qareeb.example',
  name: { ar: 'قريب', en: 'Qareeb' },
  support: { email: 'help@qareeb.example', phone: null },
  links: {},
}

/** A page of the site in English while these companies are shown. */
async function render(
  path: string,
  page: { loader: typeof loadHome | typeof loadPartner; Page: ComponentType },
  items: Shown,
) {
  const none = { items: [], total: { value: 0, kind: 'exact' }, category: {} }
  const context = new RouterContextProvider()
  const call = async (endpoint: unknown) => (endpoint === listShownOrganizations ? { items } : none)
  // These pages read only the language, the site and the calls of the request.
  context.set(requestContext, { locale: 'en', site, call } as unknown as RequestContext)
  const url = new URL(`https://qareeb.example${path}`)
  const data = await page.loader({ request: new Request(url), url, params: {}, pattern: path, context })
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/en',
      loader: () => null,
      children: [{ id: 'page', path, Component: page.Page, loader: () => null }],
    },
  ])
  const { prelude } = await prerender(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { now, site }, page: data } }} />,
  )
  return new Response(prelude).text()
}

test.each([
  ['/en', { loader: loadHome, Page: HomePage }],
  ['/en/partner', { loader: loadPartner, Page: PartnerPage }],
])('%s shows the logos of the companies that are listed, and no heading without one', async (path, page) => {
  const shown = await render(path, page, [oasis])
  expect(shown).toContain(home.companyLogos)
  expect(shown).toMatch(
    /href="\/en\/companies\/oasis-group"[^>]*>.*?src="\/files\/logo\/oasis\.webp".*?Oasis Group/s,
  )

  const without = await render(path, page, [])
  expect(without).not.toContain(home.companyLogos)
  expect(without).not.toContain('Oasis Group')
})
