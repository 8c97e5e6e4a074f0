import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fetchPart } from '../http/fetch-part.ts'
import { refuseOffline } from '../http/refuse-offline.ts'
import type { FormSchema } from './check-values.ts'
import type { StatedProblem } from './problem-text.ts'
import { usePressEnd } from './use-press-end.ts'

/**
 * The rules of a form, or a function that loads them at each check: for forms that are shown often and used rarely, and
 * for rules of which a part is needed for some values alone.
 */
export type Rules<Values extends FieldValues, Output> =
  | FormSchema<Values, Output>
  | ((values: Values) => Promise<FormSchema<Values, Output>>)

type ChecksOptions<Values extends FieldValues, Output> = {
  schema: Rules<Values, Output>
  hasValidator?: boolean
}

/**
 * Checks the values of a form. The validator is larger than the form, so it is loaded with the first check unless it came
 * with the form.
 */
export function useChecks<Values extends FieldValues, Output>(
  { schema: rules, hasValidator = false }: ChecksOptions<Values, Output>,
  say: (problem: StatedProblem) => string,
) {
  const pressEnd = usePressEnd()
  const isLoaded = useRef(hasValidator)
  const load = async (values: Values) => {
    if (!isLoaded.current) refuseOffline()
    const check = await loadCheck(rules, values)
    isLoaded.current = true
    return check
  }
  return {
    /** @throws ConnectionError when the rules do not arrive */
    load,
    async resolver(values: Values) {
      const check = await load(values).catch(() => null)
      await pressEnd()
      // Without a connection a field that is left shows no error; sending shows it.
      return check ? check(values, say) : { values: {}, errors: {} }
    },
  }
}

async function loadCheck<Values extends FieldValues, Output>(rules: Rules<Values, Output>, values: Values) {
  const parts = [
    import('./check-values.ts'),
    typeof rules === 'function' ? rules(values) : Promise.resolve(rules),
  ] as const
  const [{ checkValues }, schema] = await fetchPart(Promise.all(parts))
  return (values: Values, say: (problem: StatedProblem) => string) => checkValues(schema, values, say)
}
