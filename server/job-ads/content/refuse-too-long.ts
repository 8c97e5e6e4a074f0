import { AppError } from '../../ground/errors.ts'
import { problemsOfSize } from '../rules.ts'
import type { JobAdContent } from './job-ad-content.ts'

/** @throws AppError `request.invalid` for a description that is too long to be stored */
export function refuseTooLong(content: JobAdContent): void {
  // As the schema of the call names the field.
  const errors = problemsOfSize(content).map((error) => ({ ...error, path: `content.${error.path}` }))
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
}
