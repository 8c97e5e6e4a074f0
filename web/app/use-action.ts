import { useState } from 'react'
import { clearToasts } from './ui/toast-store.ts'
import { useFailureToast } from './use-failure-toast.ts'

/**
 * Runs what a button does, once at a time; a failure is told in a toast.
 * @returns what starts it, and whether it runs
 */
export function useAction(run: () => Promise<void>): [start: () => void, isRunning: boolean] {
  const tellFailure = useFailureToast()
  const [isRunning, setIsRunning] = useState(false)
  const start = async () => {
    if (isRunning) return
    setIsRunning(true)
    clearToasts()
    try {
      await run()
    } catch (error) {
      await tellFailure(error)
    } finally {
      setIsRunning(false)
    }
  }
  return [() => void start(), isRunning]
}
