/** Audited actions of accounts. */
export const userActions = [
  'user.signUp',
  'user.verifyEmail',
  'user.requestEmailChange',
  'user.cancelEmailChange',
  'user.changeEmail',
  'user.undoEmailChange',
  'user.changePassword',
  'user.linkGoogle',
  'user.requestPasswordReset',
  'user.resetPassword',
  'user.downloadData',
  'user.delete',
  'user.becomeEmployer',
  'user.becomeAdmin',
  'user.disable',
  'user.enable',
  /** A platform administrator looked at an account, or searched for one. */
  'user.inspect',
  'user.search',
] as const
