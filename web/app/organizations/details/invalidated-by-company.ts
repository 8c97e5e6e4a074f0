import { inspectOrganization, listOrganizations } from '@qareeb/contract/administration'
import { getOrganization, getOrganizationStats } from '@qareeb/contract/organizations'
import { getOwnProfile } from '@qareeb/contract/users'

/**
 * Endpoints whose cached answers a change of a company invalidates: its pages, the frame of the dashboard, and the lists of platform
 * administrators.
 */
export const invalidatedByCompany = [
  getOrganization,
  getOwnProfile,
  getOrganizationStats,
  inspectOrganization,
  listOrganizations,
] as const
