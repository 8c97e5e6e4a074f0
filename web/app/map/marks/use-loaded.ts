import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoundCall } from '../../http/api.ts'
import { useLocale } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { failureText } from '../../session/use-failure-toast.ts'
import type { Loaded } from '../../ui/loading/loaded.ts'

/**
 * Loads a part of a public page in the browser; pages of signed-in people use `useQueryOf`, which weighs more.
 * @param load must stay the same function from render to render
 */
export function useLoaded<Data>(load: (call: BoundCall) => Promise<Data>): Loaded<Data> {
  const call = useCall()
  const locale = useLocale()
  const [data, setData] = useState<Data | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // Ignore out-of-order responses.
  const asked = useRef(0)

  const reload = useCallback(async () => {
    const question = ++asked.current
    const isLatest = () => question === asked.current
    setFailure(null)
    try {
      const answer = await load(call)
      if (isLatest()) setData(answer)
    } catch (error) {
      const text = await failureText(error, locale)
      if (isLatest()) setFailure(text)
    }
  }, [call, load, locale])
  useEffect(() => void reload(), [reload])
  const replace = useCallback((next: Data) => {
    // The pending answer was requested before this change.
    asked.current++
    setFailure(null)
    setData(next)
  }, [])
  return { data, failure, reload: () => void reload(), replace }
}
