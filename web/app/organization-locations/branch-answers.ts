import { getOrganizationLocation, listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { getOrganizationStats } from '@qareeb/contract/organizations'

/** Answers that change with a branch. */
export const branchAnswers = [
  listOrganizationLocations,
  getOrganizationLocation,
  getOrganizationStats,
] as const
