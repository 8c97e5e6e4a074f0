import type { Organization } from '@qareeb/contract/organizations'
import type { OwnProfile } from '@qareeb/contract/users'

type Companies = Pick<OwnProfile, 'organizations' | 'activeOrganization' | 'verificationFile'>

/** Somebody as they are once they have founded a company: its administrator, who works for it. */
export function withNewMembership<Profile extends Companies>(
  company: Organization,
  profile: Profile,
): Profile {
  const { id, slug, name, logoUrl, verificationStatus, verifiedAt, plan, registrationNumber } = company
  const verified = verificationStatus === 'verified'
  const membership = {
    organization: { id, slug, name, logoUrl, verified, verifiedAt, verificationStatus, plan },
    role: 'ADMIN',
  } as const
  return {
    ...profile,
    organizations: [membership, ...profile.organizations],
    activeOrganization: {
      ...membership,
      impersonatedUntil: null,
      hasRegistrationNumber: registrationNumber !== null,
    },
    // The company may have taken the document that was sent on signing up.
    verificationFile:
      profile.verificationFile?.id === company.registration?.id ? null : profile.verificationFile,
  }
}
