import { phrases } from '@qareeb/content/en/phrases/identity'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { SignInReason } from './sign-in-reason.tsx'

beforeAll(loadEveryPhrase)

/** The notice above the form in English, as the server writes it. */
function noticeOf(reason: { ended: string | null; returnTo: string | null }): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/en/login',
      Component: () => <SignInReason {...reason} />,
      loader: () => null,
      HydrateFallback: () => null,
    },
  ])
  const loaderData = { root: { site: { supportEmail: 'help@qareeb.example' } } }
  return renderToString(<Page initialEntries={['/en/login']} hydrationData={{ loaderData }} />)
}

test.each([
  ['/en/profile', phrases['wanted.profile']],
  ['/en/profile?tab=1', phrases['wanted.profile']],
  ['/en/change-email', phrases['wanted.changeEmail']],
])('whoever wanted %s learns why to sign in', (returnTo, text) => {
  expect(noticeOf({ ended: null, returnTo })).toContain(text)
})

test('a session that has ended is the better reason', () => {
  const notice = noticeOf({ ended: 'expired', returnTo: '/en/profile' })
  expect(notice).toContain(phrases['ended.expired'])
  expect(notice).not.toContain(phrases['wanted.profile'])
})

test('a disabled account is shown the address of support', () => {
  expect(noticeOf({ ended: 'disabled', returnTo: null })).toContain('mailto:help@qareeb.example')
})

test('gives no reason to people who come by themselves', () => {
  expect(noticeOf({ ended: null, returnTo: '/en/favorites' })).toBe('')
})
