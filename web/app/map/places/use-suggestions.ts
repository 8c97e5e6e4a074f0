import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { suggestSearches } from '@qareeb/contract/search'
import { useEffect, useState } from 'react'
import type { BoundCall } from '../../http/api.ts'
import { useCall } from '../../session/use-call.ts'

export type Suggestions = ResponseOf<typeof suggestSearches>

const none: Suggestions = { titles: [], places: [], beforePlace: '' }

const keptAnswers = 40

/** Milliseconds of rest after a letter before anything is asked. */
const waitMs = 120

const answers = new Map<string, Suggestions>()

/** Job titles and places that begin like the typed text; while an answer loads, those of the text before. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const call = useCall()
  const q = isWanted ? typed.trim().slice(0, 80) : ''
  const [latest, setLatest] = useState(none)

  useEffect(() => {
    if (q === '' || answers.has(q)) return undefined
    const abort = new AbortController()
    const show = (found: Suggestions) => abort.signal.aborted || setLatest(found)
    const timer = setTimeout(() => void ask(call, q, abort.signal).then(show), waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, call])

  return q === '' ? none : (answers.get(q) ?? latest)
}

/** Whether the suggestions are those of the typed text. */
export const areSuggested = (typed: string): boolean => answers.has(typed.trim().slice(0, 80))

/** Shows no failure, because typing works without suggestions. */
async function ask(call: BoundCall, q: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const { askSuggestions } = await import('./ask-suggestions.ts')
    const found = await askSuggestions(call, q, signal)
    remember(q, found)
    return found
  } catch {
    return none
  }
}

function remember(q: string, found: Suggestions) {
  if (answers.size >= keptAnswers) answers.delete(answers.keys().next().value ?? '')
  answers.set(q, found)
}
