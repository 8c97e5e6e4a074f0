/** Refusals about second factors, with their HTTP status. */
export const secondFactorErrors = {
  'secondFactor.notFound': 404,
  'secondFactor.tooMany': 409,
  'secondFactor.smsNotOffered': 409,
} as const
