import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../forms/read-failure.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { sendOnceConnected } from './wait-for-connection.ts'

export type Sending = {
  /** There is no connection; the application goes when it is back. */
  isWaiting: boolean
  /** The ad was closed meanwhile: it takes no application any more. */
  isAdClosed: boolean
  /** @returns whether it was sent; false when the waiting was cancelled */
  send: (attempt: () => Promise<unknown>) => Promise<boolean>
  cancel: () => void
}

/** Sends an application, and waits in the open page while there is no connection. Leaving the page cancels it. */
export function useSending(): Sending {
  const [isWaiting, setIsWaiting] = useState(false)
  const [isAdClosed, setIsAdClosed] = useState(false)
  const tellFailure = useFailureToast()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (!isWaiting) return undefined
    // The browser asks before the page that waits is closed.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])

  return {
    isWaiting,
    isAdClosed,
    async send(attempt) {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      let hasWaited = false
      const onWaiting = () => {
        hasWaited = true
        setIsWaiting(true)
      }
      try {
        return await sendOnceConnected(attempt, { signal, onWaiting })
      } catch (failure) {
        if (codeOf(failure) === 'candidate.adClosed') setIsAdClosed(true)
        // The form with that message may have been closed meanwhile.
        if (hasWaited) await tellFailure(failure)
        throw failure
      } finally {
        setIsWaiting(false)
      }
    },
    cancel: () => running.current?.abort(),
  }
}
