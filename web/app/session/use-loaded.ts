import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoundCall } from '../http/api.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import type { Loaded } from '../ui/loaded.ts'
import { useCall } from './use-call.ts'
import { failureText } from './use-failure-toast.ts'

/** Loads what a private page shows, in the browser. @param load must stay the same function from render to render */
export function useLoaded<Data>(load: (call: BoundCall) => Promise<Data>): Loaded<Data> {
  const call = useCall()
  const locale = useLocale()
  const [data, setData] = useState<Data | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // Answers overtake each other: only the one to the latest question counts.
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
    // What is on its way was asked for before this was known.
    asked.current++
    setFailure(null)
    setData(next)
  }, [])
  return { data, failure, reload: () => void reload(), replace }
}
