import { useState } from 'react'
import { clearToasts } from '../ui/toasts/toast.ts'
import { useFailureToast } from './use-failure-toast.ts'

type Action = [start: () => void, isRunning: boolean]

/**
 * Runs the action of a button, once at a time; a toast shows a failure.
 * @returns the function that starts it, and whether it runs
 */
export const useAction = (run: () => Promise<unknown>): Action => useActionTelling(run, useFailureToast())

/** The same with its own way to show a failure. */
export function useActionTelling(
  run: () => Promise<unknown>,
  tellFailure: (failure: unknown) => Promise<void> | void,
): Action {
  const [isRunning, setIsRunning] = useState(false)
  const start = async () => {
    if (isRunning) return
    setIsRunning(true)
    clearToasts()
    try {
      await run()
    } catch (failure) {
      await tellFailure(failure)
    } finally {
      setIsRunning(false)
    }
  }
  return [() => void start(), isRunning]
}
