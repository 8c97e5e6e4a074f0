import { bindPhrases } from './i18n/bind-phrases.ts'
import { loadedPhrases, loadPhrases } from './i18n/load-phrases.ts'
import { useLocale } from './i18n/use-phrases.ts'
import { toast } from './ui/toast-store.ts'

/** Tells in a toast why a call from the browser has failed. Words and rule come with the first failure. */
export function useFailureToast(): (error: unknown) => Promise<void> {
  const locale = useLocale()
  return async (failure) => {
    const { errorText } = await import('./error-text.ts')
    await loadPhrases(locale, ['errors'])
    toast(errorText(failure, bindPhrases(loadedPhrases(locale, 'errors'), locale)), 'destructive')
  }
}
