import type { SuggestionMarks } from '../suggestions/use-suggestion-marks.ts'
import type { FieldName } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

/** What each part of the form is given. */
export type SectionProps = {
  typed: TypedJobAd
  change: (next: (typed: TypedJobAd) => TypedJobAd) => void
  errors: Partial<Record<FieldName, string>>
  /** Fields that hold a suggestion which nobody has read. */
  marks: SuggestionMarks
  /** Names of the company and its branches, in which no word counts as one about people. */
  names: readonly string[]
}
