/** Audited actions of companies; each entry names the company. */
export const organizationActions = [
  'organization.create',
  'organization.update',
  'organization.sendRegistration',
  'organization.openRegistration',
  'organization.changeLogo',
  'organization.removeLogo',
  'organization.verify',
  'organization.reject',
  /** It was verified and took another name. */
  'organization.loseBadge',
  'organization.changePlan',
  'organization.askForPlan',
  'organization.downloadData',
  'organization.delete',
  /** A member changed over to it from another one, or from none. */
  'organization.switchTo',
  /** A platform administrator began or ended to work inside it. */
  'organization.impersonate',
  'organization.endImpersonation',
  /** A platform administrator looked at the company or its team. */
  'organization.inspect',
  'organization.listTeam',
] as const
