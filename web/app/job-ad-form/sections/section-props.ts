import type { SuggestionMarks } from '../suggestions/use-suggestion-marks.ts'
import type { FieldName } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

/** Props of each part of the form. */
export type SectionProps = {
  typed: TypedJobAd
  change: (next: (typed: TypedJobAd) => TypedJobAd) => void
  errors: Partial<Record<FieldName, string>>
  /** Fields with a suggestion that is not yet accepted. */
  marks: SuggestionMarks
  /** Names of the company and its branches, in which no word counts as one about people. */
  names: readonly string[]
}
