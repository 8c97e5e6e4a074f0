import { useLocale } from '../i18n/use-phrases.ts'
import { toast } from '../ui/toasts/toast.ts'
import { failureText, isOfEndedSession, useFailureToast } from './use-failure-toast.ts'

/** Tells in a toast that something was not done, and why. @param notDone the first sentence */
export function useNotDoneToast(notDone: string): (failure: unknown) => Promise<void> {
  const locale = useLocale()
  // It fetches the words ahead.
  useFailureToast()
  return async (failure) => {
    if (isOfEndedSession(failure)) return
    toast(`${notDone} ${await failureText(failure, locale)}`, 'destructive')
  }
}
