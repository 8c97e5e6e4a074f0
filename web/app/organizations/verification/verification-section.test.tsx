import { phrases } from '@qareeb/content/en/phrases/organizations/organizations'
import type { Organization } from '@qareeb/contract/organizations'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { PersonalData } from '../../data/personal-data.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { VerificationSection } from './verification-section.tsx'

beforeAll(loadEveryPhrase)

const company: Organization = {
  id: 'oasis',
  slug: 'oasis',
  name: { ar: null, en: 'Oasis' },
  logoUrl: null,
  plan: 'free',
  verificationStatus: 'verified',
  verifiedAt: '2026-10-01T08:00:00Z',
  waitingSince: null,
  rejection: null,
  registration: null,
  registrationExpiresOn: null,
  registrationNumber: null,
  marketingAllowed: false,
  retentionMonths: 12,
  planInterest: null,
  isPublic: true,
  createdAt: '2026-09-01T08:00:00Z',
  version: 1,
}

/** The section in English, as its own team or a platform administrator sees it. */
function sectionOf(changes: Partial<Organization>, isInspected: boolean): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/en',
      Component: () => (
        <VerificationSection
          organization={{ ...company, ...changes }}
          isInspected={isInspected}
          onChange={() => undefined}
        />
      ),
    },
  ])
  const loaderData = { root: { now: '2026-11-22T08:00:00Z' } }
  return renderToString(
    <PersonalData>
      <Page initialEntries={['/en']} hydrationData={{ loaderData }} />
    </PersonalData>,
  )
}

const waiting = { waitingSince: '2026-11-20T08:00:00Z' }

/** The button that verifies, with its description. */
const verifyButton = (html: string) => new RegExp(`<button[^>]*>${phrases.verify}</button>`).exec(html)?.[0]

test('a verified company that sent another document can be confirmed again', () => {
  expect(verifyButton(sectionOf({}, true))).toContain('disabled=""')
  const html = sectionOf(waiting, true)
  expect(verifyButton(html)).not.toContain('disabled=""')
  expect(html).toContain(formatDate(waiting.waitingSince))
})

test('its team sees that the new document is being checked', () => {
  expect(sectionOf(waiting, false)).toContain(phrases.newDocumentText)
  expect(sectionOf({}, false)).not.toContain(phrases.newDocumentText)
})

test('a registration is shown as expired once its last day is over', () => {
  const registration = {
    id: 'cr',
    name: 'CR.pdf',
    mediaType: 'application/pdf',
    size: 1,
    scan: 'clean',
  } as const
  const inspected = (registrationExpiresOn: string) =>
    sectionOf(
      { registration: { ...registration, uploadedAt: '2026-09-01T08:00:00Z' }, registrationExpiresOn },
      true,
    )
  expect(inspected('2026-11-22')).toContain('Expires on')
  expect(inspected('2026-11-21')).toContain('Expired on')
})

test('a company that was verified without a document shows its number alone', () => {
  expect(sectionOf({}, false)).toContain(phrases.saveRegistration)
  expect(sectionOf({ verificationStatus: 'pending' }, false)).not.toContain(phrases.saveRegistration)
})

test('a verified company is warned that another number ends the verification', () => {
  expect(sectionOf({ registrationNumber: '1010123456' }, false)).toContain(phrases.numberIsChecked)
  expect(sectionOf({}, false)).not.toContain(phrases.numberIsChecked)
})
