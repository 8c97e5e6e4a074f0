import { measuredPages } from '@qareeb/contract/analytics/measured-pages'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { openAdOf, pageOf } from './measured-page.ts'

/** Patterns of all Arabic pages by the ids of their routes, without the language. */
function patternsOf(entries: readonly RouteConfigEntry[], above = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id = '', path, index, children } of entries) {
    const pattern = path === undefined ? above : `${above}/${path}`
    if (id.endsWith('-ar') && (index || path !== undefined)) found.set(id.slice(0, -3), pattern || '/')
    for (const [name, inner] of patternsOf(children ?? [], pattern)) found.set(name, inner)
  }
  return found
}

test('every page that is counted is one of the site, under its pattern', () => {
  const patterns = patternsOf(routes)
  expect(Object.entries(measuredPages).filter(([name, pattern]) => patterns.get(name) !== pattern)).toEqual(
    [],
  )
})

test('all pages are counted except links with a token, the return from Google and administration', () => {
  const uncounted = [...patternsOf(routes).keys()].filter(
    (name) => pageOf([{ id: `${name}-ar` }], '') === null,
  )
  expect(uncounted.toSorted()).toEqual([
    'admin',
    'admin-analytics',
    'admin-audit',
    'admin-companies',
    'admin-company',
    'admin-mail',
    'admin-tasks',
    'admin-users',
    // The frame of those pages, and of those of companies below.
    'administration',
    'change-email',
    'change-email-confirm',
    'change-email-undo',
    'dashboard',
    'invite',
    'linked-application',
    'register-google',
    'reset-password',
    'verify-email',
  ])
})

test('registration is counted, but not by the link of an invitation, which holds a token', () => {
  const register = [{ id: 'root' }, { id: 'register-en' }]
  expect(pageOf(register, '?type=company')).toBe('register')
  expect(pageOf(register, '?invitation=a-token')).toBeNull()
})

test('only the page of an open ad has an ad', () => {
  const jobAd = { id: 'a', state: 'active' }
  expect(openAdOf([{ id: 'root' }, { id: 'job-ad-en', loaderData: { jobAd } }])).toBe('a')
  expect(openAdOf([{ id: 'job-ad-ar', loaderData: { jobAd: { ...jobAd, state: 'expired' } } }])).toBeNull()
  expect(openAdOf([{ id: 'job-ad-form-ar', loaderData: { jobAd } }])).toBeNull()
  expect(openAdOf([])).toBeNull()
})
