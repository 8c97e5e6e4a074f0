import { phrases } from '@qareeb/content/en/phrases/dashboard'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import type { Stats } from '../workspace/dashboard-context.ts'
import { useDashboardLinks } from './dashboard-links.ts'

beforeAll(loadEveryPhrase)

const stats: Stats = {
  jobAds: { active: 2, inactive: 0, draft: 1 },
  locations: 1,
  members: 1,
  pendingInvitations: 0,
  candidates: { new: 18, inProgress: 4, waitingLong: 5 },
  plan: { name: 'free', openAds: 2, limit: 5 },
  waitingSince: null,
  isPublic: true,
  due: [],
}

type Reader = Parameters<typeof useDashboardLinks>[0]

/** The English labels of the entries. */
function labelsFor(reader: Reader): string[] {
  const Labels = () =>
    useDashboardLinks(reader, null)
      .map(({ label }) => label)
      .join('|')
  const Page = createRoutesStub([{ path: '/en', Component: Labels }])
  return renderToString(<Page initialEntries={['/en']} />).split('|')
}

test('a person without a company has a link to support', () => {
  expect(labelsFor({ hasCompany: false, isPlatformAdmin: false })).toEqual([
    phrases.support,
    phrases.searchJobs,
    phrases.addCompany,
  ])
})

test('platform administrators outside of a company are not offered help that leads nowhere', () => {
  expect(labelsFor({ hasCompany: false, isPlatformAdmin: true })).toEqual([
    phrases.searchJobs,
    phrases.administration,
  ])
  expect(labelsFor({ hasCompany: true, isPlatformAdmin: true })).toContain(phrases.support)
})

test('the four most visited pages of a company stand in the bar of phones', () => {
  const InBar = () =>
    useDashboardLinks({ hasCompany: true, isPlatformAdmin: false }, null)
      .flatMap(({ shortLabel }) => shortLabel ?? [])
      .join('|')
  const Page = createRoutesStub([{ path: '/en', Component: InBar }])
  expect(renderToString(<Page initialEntries={['/en']} />).split('|')).toEqual([
    phrases.overview,
    phrases.jobAdsShort,
    phrases.applicantsShort,
    phrases.companyLocationsShort,
  ])
})

test('the link to all candidates shows how many are new, and whether some wait for long or for a promised answer', () => {
  const said = (...kinds: Stats['due'][number]['kind'][]) => {
    const due = kinds.map((kind) => ({ kind, count: 1, on: null }))
    const Counted = () => {
      const links = useDashboardLinks({ hasCompany: true, isPlatformAdmin: false }, { ...stats, due })
      const link = links.find(({ label }) => label === phrases.applicants)
      return `${link?.count} ${link?.isPressing}`
    }
    const Page = createRoutesStub([{ path: '/en', Component: Counted }])
    return renderToString(<Page initialEntries={['/en']} />)
  }
  expect(said('candidates-waiting')).toBe('18 true')
  expect(said('answers-overdue')).toBe('18 true')
  expect(said('answers-due', 'job-ads-expiring')).toBe('18 false')
})
