import { inspectOrganization, listOrganizations } from '@qareeb/contract/administration'
import { getOrganization, getOrganizationStats } from '@qareeb/contract/organizations'
import { getOwnProfile } from '@qareeb/contract/users'

/**
 * Answers that change with a company: its pages, the frame of the dashboard, and the lists of platform
 * administrators.
 */
export const companyAnswers = [
  getOrganization,
  getOwnProfile,
  getOrganizationStats,
  inspectOrganization,
  listOrganizations,
] as const
