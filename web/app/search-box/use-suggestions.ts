import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { suggestSearches } from '@qareeb/contract/search'
import { useEffect, useState } from 'react'
import { useCall } from '../use-call.ts'

export type Suggestions = ResponseOf<typeof suggestSearches>

const none: Suggestions = { titles: [], places: [] }

/** Milliseconds of rest after a letter before anything is asked. */
const waitMs = 120

const answers = new Map<string, Suggestions>()

/** Job titles and places that begin like the typed text; nothing while there is none, and nothing when asking fails. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const call = useCall()
  const q = typed.trim().slice(0, 80)
  const [answer, setAnswer] = useState(none)

  useEffect(() => {
    if (!isWanted || q === '') return setAnswer(none)
    const known = answers.get(q)
    if (known) return setAnswer(known)

    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { askSuggestions } = await import('./ask-suggestions.ts')
        const found = await askSuggestions(call, q, abort.signal)
        answers.set(q, found)
        if (!abort.signal.aborted) setAnswer(found)
      } catch {
        // Suggestions are a help; typing works without them.
        if (!abort.signal.aborted) setAnswer(none)
      }
    }, waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, isWanted, call])

  return answer
}
