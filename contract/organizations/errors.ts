/** Refusals about companies, with their HTTP status. */
export const organizationErrors = {
  /** The caller acts for no company, or not any more. */
  'organization.noneActive': 403,
  /** The session acts for another company than the one that the caller named. */
  'organization.switched': 409,
  /** Not while somebody else's company is looked at from inside. */
  'organization.notWhileImpersonating': 403,
  'organization.notFound': 404,
  'organization.changedMeanwhile': 409,
  'organization.wrongName': 400,
  /** Somebody administers it whose account may be used: the company appoints its people itself. */
  'organization.hasAdmin': 409,
  'organization.notVerified': 403,
} as const
