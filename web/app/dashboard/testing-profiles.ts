import type { ActiveOrganization, Membership } from '@qareeb/contract/organizations'
import type { OwnProfile } from '@qareeb/contract/users'

const membership = (id: string, en: string): Membership => ({
  role: 'ADMIN',
  organization: {
    id,
    slug: id,
    name: { ar: null, en },
    verified: true,
    verifiedAt: null,
    logoUrl: null,
    verificationStatus: 'verified',
    plan: 'free',
  },
})

export const oasis = membership('oasis', 'Oasis Group')
export const najd = membership('najd', 'Najd Bakery')

type Given = {
  companies: Membership[]
  active?: Membership
  impersonatedUntil?: string
  userType?: OwnProfile['userType']
}

/** The parts of a profile that the dashboard reads. */
export const profileOf = ({ companies, active, impersonatedUntil, userType = 'employer' }: Given) => ({
  userType,
  organizations: companies,
  activeOrganization: active
    ? ({
        ...active,
        impersonatedUntil: impersonatedUntil ?? null,
        hasRegistrationNumber: true,
      } satisfies ActiveOrganization)
    : null,
})
