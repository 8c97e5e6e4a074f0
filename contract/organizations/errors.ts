/** Refusals about companies, with their HTTP status. */
export const organizationErrors = {
  /** The caller acts for no company, or not any more. */
  'organization.noneActive': 403,
  /** The active company of the session differs from the one that the caller named. */
  'organization.switched': 409,
  /** Not allowed while a platform administrator works inside the company. */
  'organization.notWhileImpersonating': 403,
  'organization.notFound': 404,
  'organization.changedMeanwhile': 409,
  'organization.wrongName': 400,
  /** Somebody administers it whose account may be used: the company appoints its people itself. */
  'organization.hasAdmin': 409,
  'organization.notVerified': 403,
  /** Publishing needs the number of the commercial registration. */
  'organization.numberMissing': 409,
  /** The number stays while ads of the company are open; another may take its place. */
  'organization.numberNeeded': 409,
} as const
