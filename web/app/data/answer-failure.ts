import type { Locale } from '@qareeb/contract/locale'
import { failureText } from '../session/use-failure-toast.ts'

/** Why an answer did not arrive: the words for the page, and as `cause` the error of the call. */
class AnswerFailure extends Error {
  override name = 'AnswerFailure'
}

/** Waits for an answer. @throws AnswerFailure, whose message is in the language of the page */
export async function inWords<Answer>(answer: Promise<Answer>, locale: Locale): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new AnswerFailure(await failureText(cause, locale), { cause })
  }
}
