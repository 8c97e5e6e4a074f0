import type { Organization } from '@qareeb/contract/organizations'

type Standing = Pick<Organization, 'verificationStatus' | 'isPublic'>

/**
 * Whether a company has lost its verification by another name or number: its page and open ads stay, unlike those of a
 * company that was never verified or was rejected.
 */
export const isRenamed = ({ verificationStatus, isPublic }: Standing): boolean =>
  verificationStatus === 'pending' && isPublic
