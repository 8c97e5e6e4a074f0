import type { Bilingual } from './locale.ts'

/** Every error code of the API and its HTTP status. Each has a sentence in both languages in `content/<locale>/phrases/errors.ts`. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.forbidden': 403,
  'request.notFound': 404,
  'request.methodNotAllowed': 405,
  'request.timeout': 408,
  'request.tooLarge': 413,
  'request.unsupportedMediaType': 415,
  /** The same Idempotency-Key came with another body. */
  'request.keyReused': 422,
  'request.tooMany': 429,
  'request.headersTooLarge': 431,
  'server.unexpected': 500,
  'server.unavailable': 503,
  'server.busy': 503,
  'jobAd.notFound': 404,
  'jobAd.notPublished': 409,
  'jobAd.incomplete': 400,
  'jobAd.alreadyOpen': 409,
  'jobAd.changedMeanwhile': 409,
  'jobAd.notADraft': 409,
  /** The plan allows no more open ads; the answer names how many there are and may be. */
  'jobAd.planLimit': 409,
  'jobAd.typeAbovePlan': 400,
  'jobAd.tooManyDrafts': 409,
  'jobAd.tooEarlyToExtend': 409,
  /** The ad belongs to another company of the caller. */
  'jobAd.ofOtherCompany': 409,
  'organization.notVerified': 403,
  /** Of identity: named as the client of the third-party provider names them. */
  'auth/unauthenticated': 401,
  'auth/invalid-credential': 401,
  'auth/session-ended': 401,
  'auth/user-disabled': 401,
  'auth/wrong-password': 403,
  'auth/requires-recent-login': 403,
  'auth/unverified-email': 403,
  'auth/captcha-required': 403,
  'auth/captcha-failed': 403,
  'auth/weak-password': 400,
  'auth/email-already-in-use': 409,
  'auth/expired-action-code': 400,
  'auth/invalid-action-code': 400,
  'auth/invalid-verification-code': 400,
  'auth/missing-verification-id': 400,
  'auth/account-exists-with-different-credential': 409,
  'auth/too-many-requests': 429,
  'session.notFound': 404,
  'secondFactor.notFound': 404,
  'secondFactor.tooMany': 409,
  'secondFactor.smsNotOffered': 409,
  'user.alreadySignedIn': 409,
  'user.alreadyEmployer': 409,
  'user.platformAdmin': 403,
  /** Creating a company is for accounts of employers. */
  'user.employerRequired': 403,
  /** Nobody without an administrator besides: hand over or delete the company first. */
  'user.soleAdmin': 409,
  'user.notFound': 404,
  'user.otherBrowser': 403,
  /** Nobody disables their own account. */
  'user.ownAccount': 409,
  'task.notFound': 404,
  /** The caller acts for no company, or not any more. */
  'organization.noneActive': 403,
  /** The session acts for another company than the one that the caller named. */
  'organization.switched': 409,
  /** Not while somebody else's company is looked at from inside. */
  'organization.notWhileImpersonating': 403,
  'organization.notFound': 404,
  'organization.changedMeanwhile': 409,
  'organization.wrongName': 400,
  /** Somebody administers it whose account may be used: the company appoints its people itself. */
  'organization.hasAdmin': 409,
  /** Nobody of the caller's company, be it as a member or by an invitation. */
  'team.notFound': 404,
  'team.alreadyMember': 409,
  'invitation.notFound': 404,
  'invitation.used': 409,
  'invitation.expired': 409,
  'invitation.cancelled': 409,
  /** The caller is signed in as somebody else than who was invited. */
  'invitation.otherAddress': 403,
  /** Platform administrators belong to no company. */
  'invitation.notForAdmins': 403,
  'organizationLocation.notFound': 404,
  'organizationLocation.changedMeanwhile': 409,
  /** Job ads that are not archived name it; they come as `blockers`. */
  'organizationLocation.inUse': 409,
  'organizationLocation.tooMany': 409,
  'organizationLocation.notCsv': 400,
  'organizationLocation.notUtf8': 400,
  'organizationLocation.columnsMissing': 400,
  'organizationLocation.noRows': 400,
  'organizationLocation.tooManyRows': 400,
  'organizationLocation.rowTooLarge': 400,
  'favorite.tooMany': 409,
  'file.notFound': 404,
  /** An address of a file that was not given out by us, whose time has passed, or that was used. */
  'file.addressInvalid': 403,
  'file.tooLarge': 413,
  'file.empty': 400,
  'file.wrongType': 400,
  'file.unsafe': 400,
  'file.damaged': 400,
  'file.notUploaded': 409,
  /** A piece of an upload that does not go on where the last one ended; `HEAD` tells where that was. */
  'file.wrongOffset': 409,
  'file.inQuarantine': 409,
  'file.infected': 409,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What can be wrong with one field; each has a sentence in both languages, some take `limit`. */
export const fieldProblems = [
  'required',
  'invalid',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooSmall',
  'tooBig',
  'notAllowed',
  'unknownField',
  'repeated',
  'belowLowest',
  'date',
  'hasPassed',
  'liesAhead',
  'tooEarly',
  'emailOrPhone',
  'needsPosition',
  'needsOrigin',
  'areaTwice',
  'emailAddress',
  'ownAddress',
  'phoneTooShort',
  'phoneTooLong',
  'phoneCharacters',
  'nameWithoutLetter',
  'nameWithAddress',
  'consentRequired',
  'selectsPeople',
] as const

export type FieldProblem = (typeof fieldProblems)[number]

/** Words of a field as they are written, and their offset in its plain text, in UTF-16 units. */
export type FoundWords = { text: string; at: number }

/**
 * One field that was refused. `path` is dotted (`locations.0.lat`), `limit` the bound that was crossed, `words` the
 * words of its text that are refused.
 */
export type FieldError = {
  path: string
  problem: FieldProblem
  message: string
  limit?: number
  words?: FoundWords[]
}

/**
 * What has to be dealt with first, where something stands in the way: a job ad by its id and title, and whether it is
 * open, and so has a public page.
 */
export type Blocker = { id: string; title: Bilingual; isOpen: boolean }

/** Body of every refusal. `message` is in the language asked for by `Accept-Language`. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  errors?: FieldError[]
  blockers?: Blocker[]
  /** The caller's other company that the thing belongs to. */
  company?: { id: string; name: Bilingual }
  requestId: string
}
