import { ConnectionError } from '../http/browser-transport.ts'
import { errorText } from '../http/error-text.ts'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { sayFailureAs } from './say-failure.ts'

type Words = { own: string | undefined; errors: BoundPhrases<'errors'> }

/** Why a form was not sent: in its own words where it has some, and always that the connection was the cause. */
export function failureText(failure: unknown, { own, errors }: Words): string {
  const usual = errorText(failure, errors)
  if (own === undefined) return usual
  return failure instanceof ConnectionError ? `${own} ${usual}` : own
}

type Reason = { notDone: string | undefined; errors: BoundPhrases<'errors'> }

/** Why something was not done: the reason that the answer gives, else that it was not done. */
export const reasonText = (failure: unknown, { notDone, errors }: Reason): string =>
  failureText(failure, { own: notDone === undefined ? undefined : sayFailureAs(notDone)(failure), errors })
