import { phrases } from '@qareeb/content/en/phrases/dashboard'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { useDashboardLinks } from './dashboard-links.ts'

beforeAll(loadEveryPhrase)

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

test('a person without a company finds help all the same', () => {
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
