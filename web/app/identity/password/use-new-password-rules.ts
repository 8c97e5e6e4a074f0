import type { Chooser } from '@qareeb/reference/weak-password'
import type { FormSchema } from '../../forms/check-values.ts'
import type { OwnTexts } from '../../forms/problem-text.ts'
import { refuseWeak, type WithPassword } from '../../forms/strength/refuse-weak.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'

type Known = Pick<Chooser, 'email'> & Partial<Chooser>

/**
 * The rules of a form with a new password and their sentences: a weak one is refused in the server's words, before it
 * is sent.
 * @param known the public facts of the person that the form has
 */
export function useNewPasswordRules<Values extends WithPassword, Output extends WithPassword>(
  schema: FormSchema<Values, Output>,
  known: (values: Output) => Known,
): { schema: (values: WithPassword) => Promise<FormSchema<Values, Output>>; texts: OwnTexts } {
  const t = usePhrases('identity')
  const errors = usePhrases('errors')
  const site = useSite().name
  return {
    schema: refuseWeak(schema, (values) => ({ firstName: '', lastName: '', site, ...known(values) })),
    texts: {
      'password.tooShort': t('passwordTooShort'),
      'password.notAllowed': errors('auth/weak-password'),
    },
  }
}
