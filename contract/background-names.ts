/** Every mail and text message that the administration has words for; a test compares them with what there is. */
export const messageNames = [
  'verifyEmail',
  'signUpAttempt',
  'resetPassword',
  'passwordChanged',
  'changeEmailConfirm',
  'changeEmailNotice',
  'emailInUse',
  'newDevice',
  'secondFactorChanged',
  'googleJoined',
  'accountDeleted',
  'accountAndCompaniesDeleted',
  'accountDisabled',
  'accountEnabled',
  'companyVerified',
  'companyRejected',
  'companyDeleted',
  'teamInvitation',
  'teamRemoved',
  'teamRoleChanged',
  'verificationCode',
] as const

/** Every background task that the administration has words for; a test compares them with what there is. */
export const taskNames = [
  'platform.forgetCounts',
  'mail.deliver',
  'sms.deliver',
  'deliveries.forget',
  'files.scan',
  'files.eraseBytes',
  'files.eraseUnclaimed',
  'files.sweepOrphans',
  'identity.mailResetLink',
  'identity.tellAddress',
  'identity.forget',
  'job-ads.expire',
  'organizations.relist',
  'organizations.closeJobAds',
  'organizations.endImpersonations',
  'organizationLocations.relist',
  'search.count-words',
  'search.forgetCounts',
  'team.forgetInvitations',
  'users.forgetEmailChanges',
  'users.eraseUnconfirmed',
] as const

/** What stands in the log of a message that went no further than the mailbox of a demo. */
export const mailboxAnswer = 'kept in the development mailbox'
