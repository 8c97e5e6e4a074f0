/** Every error code of the API and its HTTP status. Each has a sentence in both languages in `content/<locale>/phrases/errors.ts`. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.notFound': 404,
  'request.methodNotAllowed': 405,
  'request.timeout': 408,
  'request.tooLarge': 413,
  'request.unsupportedMediaType': 415,
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
  'hasPassed',
  'emailOrPhone',
  'needsPosition',
  'needsOrigin',
  'areaTwice',
] as const

export type FieldProblem = (typeof fieldProblems)[number]

/** One field that was refused. `path` is dotted (`locations.0.lat`), `limit` the bound that was crossed. */
export type FieldError = { path: string; problem: FieldProblem; message: string; limit?: number }

/** Body of every refusal. `message` is in the language asked for by `Accept-Language`. */
export type ErrorBody = { code: ErrorCode; message: string; errors?: FieldError[]; requestId: string }
