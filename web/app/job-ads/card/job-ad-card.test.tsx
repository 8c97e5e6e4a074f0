import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { JobAdCard } from './job-ad-card.tsx'

beforeAll(loadEveryPhrase)

const [location = null] = seniorAccountant.locations
const jobAd: ListedJobAd = { ...seniorAccountant, location, locationCount: 2 }

function render(showsCompany: boolean): string {
  const now = new Date('2026-11-21T12:00:00Z')
  const Component = () => <JobAdCard jobAd={jobAd} now={now} showsCompany={showsCompany} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('tells who is hiring, by name and picture', () => {
  expect(render(true)).toContain('Oasis Group')
  expect(render(true)).toContain('/logos/oasis.webp')
})

test('leaves the company out where the page is about it', () => {
  expect(render(false)).not.toContain('Oasis Group')
  expect(render(false)).not.toContain('/logos/oasis.webp')
  expect(render(false)).toContain('Senior accountant')
})
