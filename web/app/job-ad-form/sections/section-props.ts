import type { FieldName } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

/** What each part of the form is given. */
export type SectionProps = {
  typed: TypedJobAd
  change: (next: (typed: TypedJobAd) => TypedJobAd) => void
  errors: Partial<Record<FieldName, string>>
}
