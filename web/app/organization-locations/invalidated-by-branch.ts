import { getOrganizationLocation, listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { getOrganizationStats } from '@qareeb/contract/organizations'

/** Endpoints whose cached answers a change of a branch invalidates. */
export const invalidatedByBranch = [
  listOrganizationLocations,
  getOrganizationLocation,
  getOrganizationStats,
] as const
