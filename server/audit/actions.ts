/** Everything that the audit log tells, as noun.verb. Whoever lets people do something new that matters adds it here. */
export type AuditAction =
  // Who came in, and who was kept out. A refused sign-in names the account where there is one, never what was typed.
  | 'session.signIn'
  | 'session.signOut'
  | 'session.prove'
  | 'session.end'
  | 'session.endOthers'
  /** A refresh credential came twice: it was stolen, or the answer to its first use was lost. */
  | 'session.reuse'
  // What became of an account.
  | 'user.signUp'
  | 'user.verifyEmail'
  | 'user.requestEmailChange'
  | 'user.changeEmail'
  | 'user.undoEmailChange'
  | 'user.changePassword'
  | 'user.linkGoogle'
  | 'user.requestPasswordReset'
  | 'user.resetPassword'
  | 'user.downloadData'
  | 'user.delete'
  // Changes of rights.
  | 'user.becomeEmployer'
  | 'user.becomeAdmin'
  | 'secondFactor.add'
  | 'secondFactor.remove'
  | 'secondFactor.renewCodes'
  | 'secondFactor.useRecoveryCode'
  // Somebody with a session asked for what they may not do: subject is the call.
  | 'request.refuse'
