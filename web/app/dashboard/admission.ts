import type { OwnProfile } from '@qareeb/contract/users'

/** The view of a person at an address of the dashboard. */
export type Admission = 'page' | 'for-companies' | 'to-administration' | 'to-create' | 'choose'

type Reader = Pick<OwnProfile, 'userType' | 'organizations' | 'activeOrganization'>

type Place = {
  /** The page is about the active company; others are there for every employer. */
  needsCompany: boolean
  /** The address names a company, which platform administrators may look at without working in it. */
  namesCompany: boolean
}

/** Views by person: seekers read about the offer for companies, employers without a company create one first. */
export function admissionOf(
  { userType, organizations, activeOrganization }: Reader,
  { needsCompany, namesCompany }: Place,
): Admission {
  if (activeOrganization) return 'page'
  if (userType === 'admin') return namesCompany ? 'page' : 'to-administration'
  if (organizations.length > 0) return needsCompany ? 'choose' : 'page'
  if (userType === 'employer') return needsCompany ? 'to-create' : 'page'
  return 'for-companies'
}
