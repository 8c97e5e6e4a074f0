import type { FieldValues } from 'react-hook-form'
import { fetchPart } from '../http/fetch-part.ts'
import type { FormSchema } from './check-values.ts'
import type { StatedProblem } from './problem-text.ts'
import { usePressEnd } from './use-press-end.ts'

/**
 * The rules of a form, or a function that loads them at the first check, for forms that are shown often and used
 * rarely.
 */
export type Rules<Values extends FieldValues, Output> =
  | FormSchema<Values, Output>
  | (() => Promise<FormSchema<Values, Output>>)

/** Checks the values of a form. The validator is larger than the form, so it is loaded with the first check. */
export function useChecks<Values extends FieldValues, Output>(
  rules: Rules<Values, Output>,
  say: (problem: StatedProblem) => string,
) {
  const pressEnd = usePressEnd()
  return {
    /** @throws ConnectionError when the rules do not arrive */
    load: () => loadCheck(rules),
    async resolver(values: Values) {
      const check = await loadCheck(rules).catch(() => null)
      await pressEnd()
      // Without a connection a field that is left shows no error; sending shows it.
      return check ? check(values, say) : { values: {}, errors: {} }
    },
  }
}

async function loadCheck<Values extends FieldValues, Output>(rules: Rules<Values, Output>) {
  const parts = [
    import('./check-values.ts'),
    typeof rules === 'function' ? rules() : Promise.resolve(rules),
  ] as const
  const [{ checkValues }, schema] = await fetchPart(Promise.all(parts))
  return (values: Values, say: (problem: StatedProblem) => string) => checkValues(schema, values, say)
}
