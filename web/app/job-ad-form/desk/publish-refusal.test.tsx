import { phrases as errors } from '@qareeb/content/en/phrases/errors'
import { phrases as form } from '@qareeb/content/en/phrases/job-ad-form'
import type { VerificationStatus } from '@qareeb/contract/job-ads'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { oasis, profileOf } from '../../dashboard/testing-profiles.ts'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { type Dashboard, DashboardContext } from '../../workspace/dashboard-context.ts'
import { PublishRefusal, usePublishRefusal } from './publish-refusal.tsx'

beforeAll(loadEveryPhrase)

type Company = { verificationStatus: VerificationStatus; hasRegistrationNumber: boolean }

function Reason() {
  const refusal = usePublishRefusal()
  return refusal && <PublishRefusal place="foot" {...refusal} />
}

/** The reason in English. */
function reasonFor({ verificationStatus, hasRegistrationNumber }: Company): string {
  const profile = profileOf({ companies: [oasis], active: oasis })
  const organization = { ...oasis.organization, verificationStatus }
  const active = profile.activeOrganization && {
    ...profile.activeOrganization,
    organization,
    hasRegistrationNumber,
  }
  // Of what the pages know, the reason depends on the company and on the confirmed address alone.
  const known = { profile: { ...profile, emailVerified: true }, active } as unknown as Dashboard
  const Page = createRoutesStub([
    {
      path: '/en',
      Component: () => (
        <DashboardContext value={known}>
          <Reason />
        </DashboardContext>
      ),
    },
  ])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('a company without a registration number gets a link to its details', () => {
  const html = reasonFor({ verificationStatus: 'verified', hasRegistrationNumber: false })
  expect(html).toContain(errors['organization.numberMissing'])
  expect(html).toContain('href="/en/dashboard/company-details"')
})

test('a company that waits for its verification gets that reason alone', () => {
  const html = reasonFor({ verificationStatus: 'pending', hasRegistrationNumber: false })
  expect(html).toContain(form.notVerified)
  expect(html).not.toContain('href')
})

test('a verified company with its number can publish', () => {
  expect(reasonFor({ verificationStatus: 'verified', hasRegistrationNumber: true })).toBe('')
})
