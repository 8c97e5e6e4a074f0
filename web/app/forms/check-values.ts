import { toIssues } from '@qareeb/contract/issues'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { get, set } from 'react-hook-form'
import * as z from 'zod/mini'
import type { StatedProblem } from './problem-text.ts'

/** A schema of the contract, or one that a page has built on it. */
export type FormSchema<Values extends FieldValues, Output = Values> = z.ZodMiniType<Output, Values>

// The policy of the pages forbids code made from text, with which zod would be faster.
z.config({ jitless: true })

/**
 * Validates the values of a form with a schema: the same rules as on the server, the first problem of each field.
 * @returns the output of the schema, or the errors for React Hook Form
 */
export function checkValues<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  values: Values,
  sayProblem: (problem: StatedProblem) => string,
):
  | { values: Output; errors: Record<string, never> }
  | { values: Record<string, never>; errors: FieldErrors<Values> } {
  const checked = z.safeParse(schema, values, { reportInput: true })
  if (checked.success) return { values: checked.data, errors: {} }

  const errors: FieldErrors<Values> = {}
  const seen = new Set<string>()
  for (const issue of toIssues(checked.error.issues, { flat: false })) {
    if (seen.has(issue.path)) continue
    seen.add(issue.path)
    set(errors, issue.path, {
      type: issue.problem,
      message: sayProblem({ ...issue, value: get(values, issue.path) }),
    })
  }
  return { values: {}, errors }
}
