import { mapJobAds } from '@qareeb/contract/search'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError, type BoundCall } from '../../http/api.ts'
import { type RequestContext, requestContext } from '../../page/request-context.ts'
import { pathsIn } from '../../paths.ts'
import { loader } from './still-map-route.ts'

const nothing: MapItems = { pins: [], clusters: [] }

/** Asks for the picture; `asked` are the queries that the API got. */
async function ask(address: string, answer: () => MapItems = () => nothing) {
  const asked: unknown[] = []
  const call = ((endpoint: unknown, { query }: { query: unknown }) => {
    expect(endpoint).toBe(mapJobAds)
    asked.push(query)
    return Promise.resolve().then(answer)
    // No other function is called.
  }) as unknown as BoundCall
  const context = new RouterContextProvider()
  context.set(requestContext, { call } as RequestContext)
  const request = new Request(new URL(address, 'https://qareeb.example'))
  const response = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  return { response, asked }
}

test('answers a picture that may be kept', async () => {
  const { response } = await ask(pathsIn('ar').stillMap({ city: 'riyadh' }, 'light'))
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('public')
  expect(await response.text()).toMatch(/^<svg /)
})

test('answers a picture around a position for the browser alone to keep', async () => {
  const { response } = await ask(pathsIn('ar').stillMap({ lat: 24.715, lng: 46.665, radius: 25 }, 'light'))
  expect(response.headers.get('cache-control')).toBe('private, max-age=300, stale-while-revalidate=300')
})

test('asks for the whole area of the search', async () => {
  const { asked } = await ask(pathsIn('en').stillMap({ city: 'jeddah', q: 'chef' }, 'dark'))
  expect(asked).toMatchObject([{ city: 'jeddah', q: 'chef', searched: undefined }])
  const bounds = { south: 24, west: 46, north: 25, east: 47 }
  const drawn = await ask(pathsIn('en').stillMap({ bounds }, 'dark'))
  expect(drawn.asked).toMatchObject([{ bounds, searched: bounds }])
})

test.each(['/still-map?theme=light', '/still-map?locale=ar', '/still-map?locale=ar&theme=pink'])(
  'refuses %s',
  async (address) => {
    await expect(ask(address)).rejects.toMatchObject({ status: 400 })
  },
)

test('answers the refusal of the API, and draws no empty map instead', async () => {
  const refuse = () => {
    throw new ApiError(429, undefined)
  }
  await expect(ask(pathsIn('ar').stillMap({}, 'light'), refuse)).rejects.toMatchObject({ status: 429 })
})
