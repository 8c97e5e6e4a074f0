import { ApiError } from '../http/api.ts'
import type { StatedProblem } from './problem-text.ts'

/** The fields that an answer of the API has refused; empty when it names no field. */
export function refusedFields(failure: unknown): StatedProblem[] {
  if (!(failure instanceof ApiError)) return []
  return failure.body?.errors ?? []
}

/** The code by which the API, or the provider of identities, names a failure. */
export function codeOf(failure: unknown): string | undefined {
  if (failure instanceof ApiError) return failure.body?.code
  const isNamed = typeof failure === 'object' && failure !== null && 'code' in failure
  return isNamed && typeof failure.code === 'string' ? failure.code : undefined
}
