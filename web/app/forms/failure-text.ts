import { ConnectionError } from '../browser-transport.ts'
import { errorText } from '../error-text.ts'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'

type Words = { own: string | undefined; errors: BoundPhrases<'errors'> }

/** Why a form was not sent: in its own words where it has some, and always that the connection was the cause. */
export function failureText(failure: unknown, { own, errors }: Words): string {
  const usual = errorText(failure, errors)
  if (own === undefined) return usual
  return failure instanceof ConnectionError ? `${own} ${usual}` : own
}
