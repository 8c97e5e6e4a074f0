/** Audited actions of second factors. */
export const secondFactorActions = [
  'secondFactor.add',
  'secondFactor.remove',
  'secondFactor.renewCodes',
  'secondFactor.useRecoveryCode',
] as const
