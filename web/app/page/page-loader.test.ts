import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageLoader } from './page-loader.ts'
import { requestContext } from './request-context.ts'

test('the address of a page names no routes of a request for its data', async () => {
  const loader = pageLoader(async ({ url }) => url.href)
  const context = new RouterContextProvider()
  context.set(requestContext, { locale: 'en' } as never)
  const at = (address: string) =>
    loader({
      request: new Request(address),
      params: {},
      context,
      url: new URL(address),
      pattern: '',
    })

  expect(await at('https://qareeb.example/en/job/nurse?_routes=job-ad-en&locationId=1')).toBe(
    'https://qareeb.example/en/job/nurse?locationId=1',
  )
  expect(await at('https://qareeb.example/en/job/nurse?q=a+b')).toBe(
    'https://qareeb.example/en/job/nurse?q=a+b',
  )
})
