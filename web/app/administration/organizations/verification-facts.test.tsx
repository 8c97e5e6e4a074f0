import { phrases } from '@qareeb/content/en/phrases/administration'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { VerificationFacts } from './verification-facts.tsx'

beforeAll(loadEveryPhrase)

const palm = {
  id: '0b9e2f7a-3c41-4d6e-8f52-7a1c9d3e5b60',
  name: { ar: null, en: 'Palm Trading' },
  verificationStatus: 'verified' as const,
}
const facts = {
  registrationNumber: '1010123456',
  sameNumber: [],
  namedAlike: [],
  owner: { firstName: 'Omar', lastName: 'Al-Ghamdi', emailVerified: false, mailDomain: 'oasis.example' },
  registrationExpiresOn: null,
}

function render(changes: Partial<Parameters<typeof VerificationFacts>[0]>): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/en', Component: () => <VerificationFacts {...facts} {...changes} /> },
  ])
  const hydrationData = { loaderData: { root: { now: '2026-11-21T12:00:00Z' } } }
  return renderToString(<Page initialEntries={['/en']} hydrationData={hydrationData} />)
}

test('links to other companies with the number, and marks an unconfirmed address', () => {
  const html = render({ sameNumber: [palm] })
  expect(html.replaceAll(/[\u2066\u2069]/g, '')).toContain('number 1010123456 is also given by:')
  expect(html).toContain(`href="/en/admin/companies/${palm.id}"`)
  expect(html).toContain(phrases.nameUnique)
  expect(html).toContain('has not confirmed the address')
})

test('names the missing facts', () => {
  const html = render({ registrationNumber: null, owner: null })
  expect(html).toContain(phrases.numberMissing)
  expect(html).toContain(phrases.expiryUnknown)
  expect(html).toContain(phrases.ownerMissing)
})
