import { useActionTelling } from '../session/use-action.ts'
import { useAuthFailureToast } from './use-auth-failure-toast.ts'

/** Something that a button does around signing in, whose failures have words of their own. */
export function useAuthAction(run: () => Promise<unknown>): { isBusy: boolean; act: () => void } {
  const [act, isBusy] = useActionTelling(run, useAuthFailureToast())
  return { isBusy, act }
}
