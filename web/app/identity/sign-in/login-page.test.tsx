import { phrases } from '@qareeb/content/en/phrases/identity'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import LoginPage from './login-page.tsx'

beforeAll(loadEveryPhrase)

/** The page in English, as the server writes it, for a person who wanted another page. */
function pageFor(wanted: string): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      loader: () => null,
      HydrateFallback: () => null,
      children: [{ id: 'login', path: '/en/login', Component: LoginPage, loader: () => null }],
    },
  ])
  const loaderData = { root: { site: {} }, login: { ways: { google: false, firebase: null } } }
  const address = `/en/login?returnTo=${encodeURIComponent(wanted)}`
  return renderToString(<Page initialEntries={[address]} hydrationData={{ loaderData }} />)
}

test('the sign-in before a page of the company offers a new account', () => {
  expect(pageFor('/en/dashboard')).toContain(phrases.registerLink)
})

test('the sign-in before a page of administrators offers no new account', () => {
  const page = pageFor('/en/admin/companies')
  expect(page).toContain(phrases['loginLead.administration'])
  expect(page).not.toContain(phrases.registerLink)
})
