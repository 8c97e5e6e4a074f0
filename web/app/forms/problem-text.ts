import type { FieldProblem } from '@qareeb/contract/errors'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'

/** The problem of one field, before it becomes a sentence. */
export type StatedProblem = {
  path: string
  problem: FieldProblem
  limit?: number | undefined
  /** The refused value of a form; an answer of the API names none. */
  value?: unknown
}

/**
 * Sentences of a form that differ from the usual ones, by `field.problem` or, for any field, by `problem`; or a function
 * that makes one of the refused value.
 */
export type OwnTexts = Partial<Record<string, string | ((value: unknown) => string)>>

/** Says what is wrong with a field, in the words of this form where it has some. */
export function problemText(
  { path, problem, limit = 0, value }: StatedProblem,
  errors: BoundPhrases<'errors'>,
  own: OwnTexts = {},
): string {
  const text = own[`${path}.${problem}`] ?? own[problem] ?? usualText(problem, limit, errors)
  return typeof text === 'string' ? text : text(value)
}

/**
 * Whether a sentence needs the name of its field where it stands apart from the field. A form's own sentences and those of
 * refusals are about one field, and name it.
 */
export function needsFieldName(
  { path, problem }: { path: string; problem: string },
  own: OwnTexts = {},
): boolean {
  const isOwn = `${path}.${problem}` in own || problem in own
  return !isOwn && !naming.includes(problem)
}

/** The type of an error that has the sentence of a refusal. */
export const refusal = 'refusal'

/** Problems whose usual sentence names the field. */
const naming = [refusal, 'emailAddress', 'emailOrPhone', 'phoneTooShort', 'phoneTooLong'] satisfies (
  | FieldProblem
  | typeof refusal
)[] as readonly string[]

const limited = ['tooShort', 'tooLong', 'tooFew', 'tooMany', 'tooSmall', 'tooBig'] as const
type Limited = (typeof limited)[number]

const isLimited = (problem: FieldProblem): problem is Limited => limited.some((one) => one === problem)

const usualText = (problem: FieldProblem, limit: number, errors: BoundPhrases<'errors'>) =>
  isLimited(problem) ? errors(`problem.${problem}`, { limit }) : errors(`problem.${problem}`)
