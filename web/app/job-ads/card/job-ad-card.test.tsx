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

function render(showsCompany: boolean, change: Partial<ListedJobAd> = {}): string {
  const now = new Date('2026-11-21T12:00:00Z')
  const Component = () => <JobAdCard jobAd={{ ...jobAd, ...change }} now={now} showsCompany={showsCompany} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('shows the company by name and logo', () => {
  expect(render(true)).toContain('Oasis Group')
  expect(render(true)).toContain('/logos/oasis.webp')
})

test('says that the company is verified, and only then', () => {
  const { organization } = jobAd
  const says = (verified: boolean) => render(true, { organization: { ...organization, verified } })
  expect(says(true)).toContain('Verified company')
  expect(says(false)).not.toContain('Verified company')
})

test('leaves the company out where the page is about it', () => {
  expect(render(false)).not.toContain('Oasis Group')
  expect(render(false)).not.toContain('/logos/oasis.webp')
  expect(render(false)).toContain('Senior accountant')
})

test("names the language of an ad without a text in the reader's language, beside terms that may be cut", () => {
  const title = { ar: 'محاسب أول', en: null }
  const html = render(true, { title, employmentType: 'part-time', seniority: 'entry-level' })
  const [line = ''] = /<p class="job-card-facts">.*?<\/p>/.exec(html) ?? []
  const [, terms, chip] =
    /<span class="job-card-terms"><span class="truncate">(.*?)<\/span><span class="job-card-chip">(.*?)<\/span>/.exec(
      line,
    ) ?? []
  expect(terms).toContain('Part-time · On-site')
  expect(chip).toContain('Written in Arabic')
})

test('a single chip and the level stand beside the terms', () => {
  const html = render(true, { employmentType: 'part-time', seniority: 'senior' })
  expect(html).toMatch(/<span class="truncate">On-site<\/span>.*<span class="job-card-chip">.*Part-time/)
  expect(html).not.toMatch(/<\/span><\/span><span class="job-card-level">/)
})
