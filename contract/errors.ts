import { administrationErrors } from './administration/errors.ts'
import { blogErrors } from './blog/errors.ts'
import { candidateErrors } from './candidates/errors.ts'
import { favoriteErrors } from './favorites/errors.ts'
import { fileErrors } from './files/errors.ts'
import { identityErrors } from './identity/errors.ts'
import { invitationErrors } from './invitations/errors.ts'
import { jobAdErrors } from './job-ads/errors.ts'
import type { Bilingual } from './locale.ts'
import { organizationLocationErrors } from './organization-locations/errors.ts'
import { organizationErrors } from './organizations/errors.ts'
import { secondFactorErrors } from './second-factor/errors.ts'
import { teamErrors } from './team/errors.ts'
import { userErrors } from './users/errors.ts'

/** Refusals that any call may get, with their HTTP status. */
const generalErrors = {
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
} as const

/**
 * Every error code of the API and its HTTP status. A noun adds its list here, and a sentence for each code to
 * `content/<locale>/phrases/errors.ts`.
 */
export const errorStatus = {
  ...generalErrors,
  ...administrationErrors,
  ...blogErrors,
  ...candidateErrors,
  ...favoriteErrors,
  ...fileErrors,
  ...identityErrors,
  ...invitationErrors,
  ...jobAdErrors,
  ...organizationLocationErrors,
  ...organizationErrors,
  ...secondFactorErrors,
  ...teamErrors,
  ...userErrors,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Problems of one field; each has a sentence in both languages, some take `limit`. */
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
  'noSuchDay',
  'hasPassed',
  'liesAhead',
  'tooEarly',
  'tooLate',
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
  'unknownPlaceholder',
  'tooManyPlaceholders',
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

/** The obstacle to solve first: a job ad by its id and title, and whether it is open and so has a public page. */
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
