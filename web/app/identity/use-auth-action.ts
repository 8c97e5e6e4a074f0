import { useState } from 'react'
import { errorText } from '../error-text.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { toast } from '../ui/toast-store.ts'
import { useAuthFailureText } from './use-auth-failure-text.ts'

/** Something that a button does: once at a time, and a toast says why it has failed. */
export function useAuthAction(run: () => Promise<unknown>): { isBusy: boolean; act: () => void } {
  const errors = usePhrases('errors')
  const sayFailure = useAuthFailureText()
  const [isBusy, setIsBusy] = useState(false)

  const act = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await run()
    } catch (failure) {
      toast(sayFailure(failure) ?? errorText(failure, errors), 'destructive')
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act: () => void act() }
}
