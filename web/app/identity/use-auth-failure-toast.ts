import { errorText } from '../http/error-text.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { toast } from '../ui/toasts/toast.ts'
import { useAuthFailureText } from './use-auth-failure-text.ts'

/** Says in a toast why signing in, or something around it, has failed. */
export function useAuthFailureToast(): (failure: unknown) => void {
  const errors = usePhrases('errors')
  const sayFailure = useAuthFailureText()
  return (failure) => toast(sayFailure(failure) ?? errorText(failure, errors), 'destructive')
}
