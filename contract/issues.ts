import type * as z from 'zod/mini'
import { type FieldError, type FieldProblem, fieldProblems } from './errors.ts'

/** A problem of one field, before it becomes a sentence in a language. */
export type Issue = Omit<FieldError, 'message'>

type ZodIssue = z.core.$ZodIssue

/** Converts the findings of a schema to the contract's problems. `flat`: parameters have names, not paths. */
export function toIssues(found: readonly ZodIssue[], { flat }: { flat: boolean }): Issue[] {
  return found.flatMap((issue) => {
    const path = (flat ? issue.path.slice(0, 1) : issue.path).map(String)
    if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), ...problemOf(issue) }]
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), problem: 'unknownField' as const }))
  })
}

function problemOf(issue: ZodIssue): { problem: FieldProblem; limit?: number } {
  switch (issue.code) {
    case 'invalid_type':
      return { problem: issue.input === undefined ? 'required' : 'invalid' }
    case 'too_small':
      if (issue.input === '') return { problem: 'required' }
      return { problem: tooLittle[issue.origin] ?? 'tooSmall', limit: Number(issue.minimum) }
    case 'too_big':
      return { problem: tooMuch[issue.origin] ?? 'tooBig', limit: Number(issue.maximum) }
    case 'invalid_format':
      if (issue.input === '') return { problem: 'required' }
      return { problem: issue.format === 'email' ? 'emailAddress' : 'invalid' }
    case 'invalid_value':
      // A field that has to be `true` is a consent.
      if (issue.values.length === 1 && issue.values[0] === true) return { problem: 'consentRequired' }
      return { problem: issue.input === undefined ? 'required' : 'notAllowed' }
    case 'custom':
      return { problem: statedProblem(issue.params), ...statedLimit(issue.params) }
    default:
      return { problem: 'invalid' }
  }
}

/** The unit of a bound: letters or things; otherwise it is a number. */
const tooLittle: Record<string, FieldProblem> = { string: 'tooShort', array: 'tooFew', set: 'tooFew' }
const tooMuch: Record<string, FieldProblem> = { string: 'tooLong', array: 'tooMany', set: 'tooMany' }

type Params = Record<string, unknown> | undefined

/** A rule in the contract names its problem itself: `z.refine(…, { params: { problem: 'areaTwice' } })`. */
const statedProblem = (params: Params): FieldProblem =>
  fieldProblems.find((problem) => problem === params?.['problem']) ?? 'invalid'

/** And the bound that it has, where its sentence says one. */
const statedLimit = (params: Params): { limit?: number } =>
  typeof params?.['limit'] === 'number' ? { limit: params['limit'] } : {}
