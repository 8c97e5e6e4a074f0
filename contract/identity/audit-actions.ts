/** Audited actions of sessions. A refused sign-in names the account where there is one, never the typed text. */
export const sessionActions = [
  'session.signIn',
  'session.signOut',
  'session.prove',
  'session.end',
  'session.endOthers',
  /** A refresh credential came twice: it was stolen, or the answer to its first use was lost. */
  'session.reuse',
] as const
