import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { CardLocation } from './card-location.tsx'

beforeAll(loadEveryPhrase)

const [location = null] = seniorAccountant.locations
const card: ListedJobAd = { ...seniorAccountant, location, locationCount: 8 }

/** The text of the place of a card, without tags. */
function said(jobAd: ListedJobAd, isAbroad = false): string {
  const Component = () => <CardLocation jobAd={jobAd} distanceFrom="viewer" isAbroad={isAbroad} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll(/<!--.*?-->|<[^>]*>/g, '')
}

test('shows the number of locations where there are several', () => {
  expect(said(card)).toBe('Al Malqa, Riyadh  ·  8 locations')
  expect(said({ ...card, locationCount: 1 })).toBe('Al Malqa, Riyadh')
})

test('shows the distance before the location', () => {
  const near = { ...card, locationCount: 1, location: location && { ...location, distanceKm: 1.2 } }
  expect(said(near).replaceAll(/[\u2066-\u2069]/g, '')).toBe('1.2 km away  ·  Al Malqa, Riyadh')
})

test('shows no location for full-remote work', () => {
  expect(said({ ...card, workMode: 'full-remote' })).toBe('From anywhere in the Kingdom')
})

test('names the country for full-remote work in the list of an area abroad', () => {
  expect(said({ ...card, workMode: 'full-remote' }, true)).toBe('From within Saudi Arabia')
})
