import type { Blocker, ErrorBody, ErrorCode, FieldError } from '@qareeb/contract/errors'

type More = {
  errors?: Omit<FieldError, 'message'>[]
  details?: Record<string, string | number>
  retryAfterSeconds?: number
  blockers?: Blocker[]
  company?: NonNullable<ErrorBody['company']>
}

/**
 * A refusal that a caller has to expect; becomes the status and sentence of its code. `details` fill the sentence,
 * `errors` name the fields, `blockers` what has to go first, `company` the caller's other company that has it,
 * `retryAfterSeconds` is the time until the next try.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: Omit<FieldError, 'message'>[] | undefined
  readonly details: Record<string, string | number>
  readonly retryAfterSeconds: number | undefined
  readonly blockers: Blocker[] | undefined
  readonly company: ErrorBody['company']

  constructor(code: ErrorCode, more: More = {}) {
    super(code)
    this.code = code
    this.errors = more.errors
    this.details = more.details ?? {}
    this.retryAfterSeconds = more.retryAfterSeconds
    this.blockers = more.blockers
    this.company = more.company
  }
}
