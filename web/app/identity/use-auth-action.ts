import { useState } from 'react'
import { clearToasts } from '../ui/toast-store.ts'
import { useAuthFailureToast } from './use-auth-failure-toast.ts'

/** Something that a button does: once at a time, and a toast says why it has failed. */
export function useAuthAction(run: () => Promise<unknown>): { isBusy: boolean; act: () => void } {
  const tellFailure = useAuthFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  const act = async () => {
    if (isBusy) return
    setIsBusy(true)
    clearToasts()
    try {
      await run()
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act: () => void act() }
}
