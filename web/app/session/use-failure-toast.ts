import type { Locale } from '@qareeb/contract/locale'
import { useCallback, useEffect } from 'react'
import { ApiError } from '../http/api.ts'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases, loadPhrases } from '../i18n/load-phrases.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import { toast } from '../ui/toasts/toast.ts'
import { whenQuiet } from '../ui/when-quiet.ts'
import { readEndReason } from './session-storage.ts'
import { sessionStore } from './session-store.ts'

/**
 * Shows in a toast why a call from the browser has failed. The words are fetched ahead, in a quiet moment.
 * @param notDone the sentence where the answer gives no reason
 */
export function useFailureToast(notDone?: string): (error: unknown) => Promise<void> {
  const locale = useLocale()
  // The failure may be that of the connection: nothing could be loaded then.
  useEffect(() => whenQuiet(() => void loadWords(locale).catch(() => undefined)), [locale])
  return useCallback((failure: unknown) => tellFailure(failure, locale, notDone), [locale, notDone])
}

/** The same outside of components. The end of a session has a notice of its own. */
export async function tellFailure(failure: unknown, locale: Locale, notDone?: string): Promise<void> {
  if (isOfEndedSession(failure)) return
  toast(await failureText(failure, locale, notDone), 'destructive')
}

/** The end of a session has a notice of its own. */
export const isOfEndedSession = (failure: unknown) =>
  failure instanceof ApiError &&
  failure.status === 401 &&
  sessionStore.read() === null &&
  readEndReason() !== 'signed-out'

/**
 * Why a call has failed, in words. Never throws: where they cannot be fetched, the frame of the page has some.
 * @param notDone the sentence where the answer gives no reason
 */
export async function failureText(failure: unknown, locale: Locale, notDone?: string): Promise<string> {
  try {
    const inWords = await loadWords(locale)
    const errors = bindPhrases<'errors'>(loadedPhrases(locale, 'errors'), locale)
    return inWords(failure, { notDone, errors })
  } catch {
    const shell = bindPhrases<'shell'>(loadedPhrases(locale, 'shell'), locale)
    return shell(navigator.onLine ? 'somethingWrong' : 'offline')
  }
}

async function loadWords(locale: Locale) {
  const [{ reasonText }] = await Promise.all([import('./failure-text.ts'), loadPhrases(locale, ['errors'])])
  return reasonText
}
