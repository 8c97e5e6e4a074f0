import type { Organization } from '@qareeb/contract/organizations'

type Decided = Pick<Organization, 'verificationStatus' | 'waitingSince' | 'registration'>

/** Whether a company that is verified has sent something since, which waits for a look. */
export const hasNewDocument = ({ verificationStatus, waitingSince }: Omit<Decided, 'registration'>) =>
  verificationStatus === 'verified' && waitingSince !== null

/** Why a company cannot be verified now: it is, and nothing new waits, or its document holds something harmful. */
export function whyNotVerify(company: Decided): 'answered' | 'infected' | null {
  if (company.verificationStatus === 'verified' && !hasNewDocument(company)) return 'answered'
  return company.registration?.scan === 'infected' ? 'infected' : null
}

/** The warning about the document before a company is verified; null when it can be read. */
export function lackOfDocument(registration: Organization['registration']): 'none' | 'quarantined' | null {
  if (!registration) return 'none'
  return registration.scan === 'quarantined' ? 'quarantined' : null
}

type Verified = Pick<Organization, 'verificationStatus' | 'waitingSince' | 'registrationNumber'>

/** The phrase that says what a verification changes for a company: without the number of its registration it cannot publish yet. */
export function effectOfVerifying(company: Verified) {
  if (hasNewDocument(company)) return 'verifyAgainText'
  return company.registrationNumber === null ? 'verifyWithoutNumberText' : 'verifyText'
}
