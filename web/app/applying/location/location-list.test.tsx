import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { seniorAccountant } from '../../job-ads/testing-ads.ts'
import { LocationList } from './location-list.tsx'

beforeAll(loadEveryPhrase)

test('each location to apply to says its street, district and city', () => {
  const [location] = seniorAccountant.locations
  if (!location) throw new Error('The ad has no location.')
  const places = {
    address: { ar: null, en: 'Takhassusi Street, Al Olaya, Riyadh' },
    district: { ar: 'حي العليا', en: 'Al Olaya' },
    city: { ar: 'الرياض', en: 'Riyadh' },
  }
  const locations = ['a', 'b'].map((id) => ({ ...location, ...places, id }))
  const Component = () => (
    <LocationList labelId="places" locations={locations} chosenId="a" onChange={() => undefined} />
  )
  const Page = createRoutesStub([{ path: '/en', Component }])
  const text = renderToString(<Page initialEntries={['/en']} />)
  expect(text.match(/Takhassusi Street, Al Olaya, Riyadh/g)).toHaveLength(2)
})
