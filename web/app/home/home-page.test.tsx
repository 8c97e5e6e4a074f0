import { phrases as home } from '@qareeb/content/en/phrases/home'
import { kingdom } from '@qareeb/reference/gulf'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { unpack } from '../page/packed.ts'
import { type RequestContext, requestContext } from '../page/request-context.ts'
import { parseSearch } from '../search/address/parse-search.ts'
import { loader } from './home-page.tsx'
import { NewestJobAds } from './newest-job-ads.tsx'

beforeAll(loadEveryPhrase)

/** The data of the page where no city has an ad. */
async function loadEmptyHome() {
  const none = { items: [], total: { value: 0, kind: 'exact' }, category: {} }
  const context = new RouterContextProvider()
  // Its loader asks for the newest ads and for the counts alone.
  context.set(requestContext, { locale: 'en', call: async () => none } as unknown as RequestContext)
  const url = new URL('https://qareeb.example/en')
  const { page } = await loader({ request: new Request(url), url, params: {}, pattern: '/en', context })
  return unpack(page)
}

test('a city without ads leads to those of the whole country', async () => {
  const { city, newest, searchAddress, everywhereAddress } = await loadEmptyHome()
  const list = { city, jobAds: newest, searchAddress, everywhereAddress }
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/en',
      Component: () => <NewestJobAds {...list} />,
      loader: () => null,
      HydrateFallback: () => null,
    },
  ])
  const loaderData = { root: { now: '2026-11-21T09:00:00Z' } }
  const html = renderToString(<Page initialEntries={['/en']} hydrationData={{ loaderData }} />)

  const href = new RegExp(`href="([^"]+)"[^>]*>${home.searchEverywhere}`).exec(html)?.[1] ?? ''
  const address = new URL(href.replaceAll('&amp;', '&'), 'https://qareeb.example')
  expect(address.pathname).toBe('/en/search')
  expect(parseSearch(address.searchParams).filters.bounds).toEqual(kingdom)
})
