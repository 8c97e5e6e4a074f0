import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { unpack } from '../../page/packed.ts'
import { makeRequestContext, requestContext } from '../../page/request-context.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { loader } from './job-ad-page.tsx'

const origin = 'https://qareeb.example'
const slugs = { ar: 'محاسب-أول-a1b2', en: 'senior-accountant-a1b2' }

/** An API with one ad only, under any name. */
const apiOf = (jobAd: PublicJobAd | null) => async (path: string) => {
  if (!jobAd) return { status: 404, body: JSON.stringify({ code: 'jobAd.notFound', message: '' }) }
  return {
    status: 200,
    body: JSON.stringify(path.endsWith('/related') ? { similar: [], nearby: [] } : jobAd),
  }
}

async function load(path: string, jobAd: PublicJobAd | null) {
  const request = new Request(origin + encodeURI(path))
  const services = {
    api: apiOf(jobAd),
    nonce: 'nonce',
    isSignInApart: false,
    site: { origin, name: { ar: 'قريب', en: 'Qareeb' }, supportEmail: 'support@qareeb.example', links: {} },
    now: () => new Date('2026-11-21T12:00:00Z'),
    reportError: () => undefined,
  }
  const context = new RouterContextProvider()
  context.set(requestContext, makeRequestContext(request, services))
  const id = new URL(path, origin).pathname.split('/').at(-1) ?? ''
  const pattern = '/job/:id'
  const url = new URL(request.url)
  return loader({ request, context, params: { id: decodeURIComponent(id) }, pattern, url })
}

beforeAll(loadEveryPhrase)

test('shows an open ad at its slug, with a map of the address that the query names', async () => {
  const [, jeddah] = seniorAccountant.locations
  const { data, init } = await load(`/en/job/${slugs.en}?locationId=${jeddah?.id}`, seniorAccountant)
  expect(init?.status).toBe(200)
  expect(unpack(data.page).drawing).toMatchObject({ lat: jeddah?.lat, lng: jeddah?.lng, locale: 'en' })
})

test('links to ads of its category in the city of the chosen location', async () => {
  const [, jeddah] = seniorAccountant.locations
  const { data } = await load(`/en/job/${slugs.en}?locationId=${jeddah?.id}`, seniorAccountant)
  const { category } = unpack(data.page)
  expect(category.text).toBe('Finance and accounting in Jeddah')
  expect(category.address).toMatch(
    /^\/en\/search\?city=jeddah&lat=[\d.]+&lng=[\d.]+&zoom=\d+&category=finance$/,
  )
})

const abroad = seniorAccountant.locations.map((location) => ({
  ...location,
  city: null,
  district: null,
  lat: 51.5072,
  lng: -0.1276,
}))

test('links to ads of its category in the whole country for a location abroad, and has no map of it', async () => {
  const { data } = await load(`/en/job/${slugs.en}`, { ...seniorAccountant, locations: abroad })
  const { category, drawing } = unpack(data.page)
  expect(category).toEqual({
    text: 'Finance and accounting',
    address: '/en/search?bounds=16,34.4,32.2,55.7&category=finance',
  })
  expect(drawing).toBeNull()
})

test('has a map of another location where the chosen one lies beyond the map', async () => {
  const [riyadh, jeddah] = [abroad[0], seniorAccountant.locations[1]]
  if (!riyadh || !jeddah) throw new Error('The ad has two locations.')
  const { data } = await load(`/en/job/${slugs.en}`, { ...seniorAccountant, locations: [riyadh, jeddah] })
  expect(unpack(data.page).drawing).toMatchObject({ lat: jeddah.lat, lng: jeddah.lng })
})

test('links to ads of its category in the whole country for full-remote work', async () => {
  const { data } = await load(`/en/job/${slugs.en}`, { ...seniorAccountant, workMode: 'full-remote' })
  expect(unpack(data.page).category).toEqual({
    text: 'Finance and accounting',
    address: '/en/search?category=finance&workMode=full-remote',
  })
})

test.each([
  ['its id', `/en/job/${seniorAccountant.id}`, `/en/job/${slugs.en}`],
  ['an old slug', '/en/job/accountant', `/en/job/${slugs.en}`],
  ['the slug of the other language', `/en/job/${slugs.ar}`, `/en/job/${slugs.en}`],
  ['the English slug in Arabic', `/job/${slugs.en}`, `/job/${encodeURIComponent(slugs.ar)}`],
])('moves on from %s for good and keeps the query', async (_, from, to) => {
  const answer = await load(`${from}?locationId=1`, seniorAccountant).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('It did not move on.')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(`${to}?locationId=1`)
})

test.each(['inactive', 'expired'] as const)('answers that an %s ad is gone', async (state) => {
  const { data, init } = await load(`/en/job/${slugs.en}`, { ...seniorAccountant, state })
  expect(init?.status).toBe(410)
  expect(data.head).toMatchObject({ noindex: true })
})

test('answers 404 for an ad that the API answers with 404', async () => {
  const thrown = await load('/en/job/no-such-ad', null).catch((thrown: unknown) => thrown)
  expect(thrown).toMatchObject({ init: { status: 404 } })
})

test('explains the contract, and names the street alone under district and city', async () => {
  const [malqa, ...others] = seniorAccountant.locations
  const address = { ar: null, en: '12 Anas Ibn Malik Road, Riyadh' }
  const locations = malqa ? [{ ...malqa, address }, ...others] : []
  const { data } = await load(`/en/job/${slugs.en}`, { ...seniorAccountant, locations })
  const { terms, jobAd } = unpack(data.page)
  expect(jobAd.locations[0]?.address.en).toBe('12 Anas Ibn Malik Road')
  expect(terms).toContainEqual({
    name: 'Contract type',
    text: 'Employment contract',
    meaning: expect.stringMatching(/labour law/i),
  })
})
