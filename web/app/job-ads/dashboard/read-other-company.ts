import type { ErrorBody } from '@qareeb/contract/errors'
import { ApiError } from '../../http/api.ts'

export type OtherCompany = NonNullable<ErrorBody['company']>

/** The reader's other company that has the ad, out of the refusal that names it; null for any other failure. */
export function readOtherCompany(failure: unknown): OtherCompany | null {
  const isRefusal = failure instanceof ApiError && failure.body?.code === 'jobAd.ofOtherCompany'
  return (isRefusal && failure.body?.company) || null
}
