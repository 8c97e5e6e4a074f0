import type { Chooser } from '@qareeb/reference/weak-password'
import * as z from 'zod/mini'
import type { FormSchema } from '../check-values.ts'

/** Values of a form with a new password. */
export type WithPassword = { password: string }

/**
 * The rules of a form with a new password, which also refuse one that the server would: `password.notAllowed`. The list
 * of common ones, which the meter loads too, is fetched once there is a password; without it the server refuses.
 * @param chooserOf the public facts that the form knows; the server may know more
 */
export const refuseWeak =
  <Values extends WithPassword, Output extends WithPassword>(
    schema: FormSchema<Values, Output>,
    chooserOf: (values: Output) => Chooser,
  ) =>
  async ({ password }: WithPassword): Promise<FormSchema<Values, Output>> => {
    const list = password === '' ? null : await import('./common-passwords.ts').catch(() => null)
    if (list === null) return schema
    return schema.check(
      z.refine((values: Output) => !list.isWeak(values.password, chooserOf(values)), {
        path: ['password'],
        params: { problem: 'notAllowed' },
        // Also beside errors of other fields, so that all are shown at once.
        when: () => true,
      }),
    )
  }
