import { phrases } from '@qareeb/content/en/phrases/organizations/organizations'
import type { ListedCompany } from '@qareeb/contract/administration'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { CompanyLine } from './company-line.tsx'

beforeAll(loadEveryPhrase)

const palm: ListedCompany = {
  id: '0b9e2f7a-3c41-4d6e-8f52-7a1c9d3e5b60',
  slug: 'palm-trading',
  name: { ar: null, en: 'Palm Trading' },
  verificationStatus: 'pending',
  plan: 'free',
  createdAt: '2026-11-01T09:00:00.000Z',
  waitingSince: '2026-11-19T09:00:00.000Z',
  hasRegistration: true,
  registrationType: 'pdf',
  registrationExpiresOn: null,
}

function render(changes: Partial<ListedCompany>): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/en', Component: () => <CompanyLine company={{ ...palm, ...changes }} /> },
  ])
  const hydrationData = { loaderData: { root: { now: '2026-11-21T09:00:00.000Z' } } }
  return renderToString(<Page initialEntries={['/en']} hydrationData={hydrationData} />)
}

test('a company with a document waits for its verification', () => {
  expect(render({})).toContain(phrases['status.pending'])
})

test('a company without a document is not in the list of waiting ones, and is not said to wait', () => {
  const html = render({ waitingSince: null, hasRegistration: false, registrationType: null })
  expect(html).toContain(phrases['status.withoutDocument'])
  expect(html).not.toContain(phrases['status.pending'])
})
