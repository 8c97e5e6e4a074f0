/** Refusals about branches, with their HTTP status. */
export const organizationLocationErrors = {
  'organizationLocation.notFound': 404,
  'organizationLocation.changedMeanwhile': 409,
  /** Job ads that are not archived use the branch; the answer lists them as `blockers`. */
  'organizationLocation.inUse': 409,
  'organizationLocation.tooMany': 409,
  'organizationLocation.notCsv': 400,
  'organizationLocation.notUtf8': 400,
  'organizationLocation.columnsMissing': 400,
  'organizationLocation.noRows': 400,
  'organizationLocation.tooManyRows': 400,
  'organizationLocation.rowTooLarge': 400,
} as const
