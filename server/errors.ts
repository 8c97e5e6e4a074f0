import type { ErrorCode, FieldError } from '@qareeb/contract/errors'

/** A refusal that a caller has to expect; becomes the status and sentence of its code. `details` fill the sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: Omit<FieldError, 'message'>[] | undefined
  readonly details: Record<string, string | number>

  constructor(code: ErrorCode, more: { errors?: Omit<FieldError, 'message'>[]; details?: Record<string, string | number> } = {}) {
    super(code)
    this.code = code
    this.errors = more.errors
    this.details = more.details ?? {}
  }
}
