/** Refusals about accounts, with their HTTP status. */
export const userErrors = {
  'user.alreadySignedIn': 409,
  'user.alreadyEmployer': 409,
  'user.platformAdmin': 403,
  /** Creating a company is for accounts of employers. */
  'user.employerRequired': 403,
  /** The caller is the only administrator: hand over or delete the company first. */
  'user.soleAdmin': 409,
  'user.notFound': 404,
  /** No change of address waits for its confirmation. */
  'user.noPendingEmail': 409,
  /** The browser has no session of the account that the link belongs to. */
  'user.otherBrowser': 403,
  /** An account cannot disable itself. */
  'user.ownAccount': 409,
} as const
