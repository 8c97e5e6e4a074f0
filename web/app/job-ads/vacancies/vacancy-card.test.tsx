import { phrases } from '@qareeb/content/en/phrases/vacancies'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { VacancyCard } from './vacancy-card.tsx'

beforeAll(loadEveryPhrase)

const { locations, ...ad } = seniorAccountant

function render(isOwn: boolean): string {
  const [location] = locations
  if (!location) throw new Error('The ad has no place')
  const jobAd: JobAdCard = { ...ad, location: { ...location, distanceKm: 1.2 }, locationCount: 1 }
  const Component = () => <VacancyCard jobAd={jobAd} now={new Date('2026-11-21T12:00:00Z')} isOwn={isOwn} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('an ad of the company itself is marked, and links to its candidates', () => {
  expect(render(true)).toContain(phrases.own)
  expect(render(true)).toContain(`href="/en/dashboard/job-ad/${ad.id}"`)
})

test('an ad of another company shows its distance from the branch', () => {
  const html = render(false)
  expect(html).not.toContain(phrases.own)
  expect(html).toContain('1.2')
})
