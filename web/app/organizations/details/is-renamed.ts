import type { Organization } from '@qareeb/contract/organizations'

type Standing = Pick<Organization, 'verificationStatus' | 'isPublic'>

/**
 * Whether a company has lost its badge by another name: its page and open ads stay, which one that was never verified does
 * not have, and one that was rejected has no more.
 */
export const isRenamed = ({ verificationStatus, isPublic }: Standing): boolean =>
  verificationStatus === 'pending' && isPublic
