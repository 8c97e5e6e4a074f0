/** Audited actions of branches; subject is the branch. */
export const organizationLocationActions = [
  'organizationLocation.add',
  'organizationLocation.update',
  'organizationLocation.remove',
  'organizationLocation.import',
] as const
