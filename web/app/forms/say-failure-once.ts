import { ConnectionError } from '../http/browser-transport.ts'
import { errorText } from '../http/error-text.ts'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { failureText } from '../session/failure-text.ts'
import { needsToast } from './needs-toast.ts'

type Words = {
  /** The act that failed, in words of the form. */
  own: string | undefined
  /** The next step, where a toast says the failure. */
  advice?: string | undefined
  errors: BoundPhrases<'errors'>
}

/**
 * The texts of a toast and of the form about a failure. Where the form has words of its own, the toast says what was not
 * done and the form says why; or the toast says why and the form the next step. No sentence stands there twice.
 * @returns `toast` is null where the form alone says it
 */
export function sayFailureOnce(
  failure: unknown,
  { own, advice, errors }: Words,
): { toast: string | null; form: string } {
  const text = failureText(failure, { own, errors })
  if (!needsToast(failure)) return { toast: null, form: text }
  if (advice !== undefined) return { toast: text, form: advice }
  if (own === undefined) return { toast: failure instanceof ConnectionError ? null : text, form: text }
  // The browser's own words, in its own language, say nothing to the reader.
  if (failure instanceof DOMException) return { toast: null, form: own }
  return { toast: own, form: errorText(failure, errors) }
}
