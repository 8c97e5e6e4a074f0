import { phrases as dashboard } from '@qareeb/content/en/phrases/dashboard'
import { phrases as companies } from '@qareeb/content/en/phrases/organizations/organizations'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { type Dashboard, DashboardContext } from '../../workspace/dashboard-context.ts'
import { oasis, profileOf } from '../testing-profiles.ts'
import { CompanySwitch } from './company-switch.tsx'

beforeAll(loadEveryPhrase)

/** The company switch in English, once all of it is here. */
async function switchOf(
  profile: ReturnType<typeof profileOf>,
  due: readonly { kind: string }[] = [],
): Promise<string> {
  // Of what the pages know, the switch looks at the companies and at the open items alone.
  const known = { profile, active: profile.activeOrganization, stats: { due } } as unknown as Dashboard
  const Page = createRoutesStub([
    {
      path: '/en',
      Component: () => (
        <DashboardContext value={known}>
          <CompanySwitch />
        </DashboardContext>
      ),
    },
  ])
  const { prelude } = await prerender(<Page initialEntries={['/en']} />)
  return new Response(prelude).text()
}

test('members choose among their own companies', async () => {
  const html = await switchOf(profileOf({ companies: [oasis], active: oasis }))
  expect(html).toContain(dashboard.switchCompany)
  expect(html).not.toContain(companies.enterOther)
})

test('a pending company without a document is marked as without one', async () => {
  const pending = {
    ...oasis,
    organization: { ...oasis.organization, verificationStatus: 'pending' as const },
  }
  const profile = profileOf({ companies: [pending], active: pending })
  const missing = await switchOf(profile, [{ kind: 'registration-missing' }])
  expect(missing).toContain(dashboard.noRegistration)
  expect(missing).not.toContain(dashboard['status.pending'])
  expect(await switchOf(profile)).toContain(dashboard['status.pending'])
})

test('administrators of the platform go on from one company to any other', async () => {
  const html = await switchOf(
    profileOf({
      companies: [],
      userType: 'admin',
      active: oasis,
      impersonatedUntil: '2026-11-21T18:00:00Z',
    }),
  )
  expect(html).toContain(companies.enterOther)
  expect(html).toContain('Oasis Group')
  expect(html).not.toContain(dashboard.switchCompany)
})

test('a person without a company has nothing to choose', async () => {
  expect(await switchOf(profileOf({ companies: [] }))).not.toContain('<button')
})
