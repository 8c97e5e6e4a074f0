import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { failureText, isOfEndedSession, useFailureToast } from '../../session/use-failure-toast.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Shows in a toast that an ad was not published, with the reason. */
export function useNotPublishedToast(): (failure: unknown) => Promise<void> {
  const locale = useLocale()
  const notPublished = usePhrases('jobAdList')('notPublished')
  // It fetches the words ahead.
  useFailureToast()
  return async (failure) => {
    if (isOfEndedSession(failure)) return
    toast(`${notPublished} ${await failureText(failure, locale)}`, 'destructive')
  }
}
