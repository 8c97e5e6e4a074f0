import { getUsualAnswerTime } from '@qareeb/contract/candidates/answer-rate'
import { useEffect, useState } from 'react'
import { useCall } from '../../session/use-call.ts'

/** Days after which a company usually answers; null below ten answers and while it is not known. */
export function useUsualAnswer(organizationId: string): number | null {
  const call = useCall()
  const [days, setDays] = useState<number | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const read = async () => {
      const input = { params: { organizationId } }
      const { usualAnswerDays } = await call(getUsualAnswerTime, input, { signal: abort.signal })
      if (!abort.signal.aborted) setDays(usualAnswerDays)
    }
    // Nothing else waits for it, so a failure leaves it out.
    read().catch(() => undefined)
    return () => abort.abort()
  }, [call, organizationId])
  return days
}
