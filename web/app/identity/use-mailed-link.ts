import { useEffect, useState } from 'react'
import type { BoundCall } from '../api.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import { browserCall } from '../use-call.ts'

/** How far a link from a mail has come: asked, answered, or failed. */
export type LinkState<Answer> =
  | { kind: 'asking' }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; failure: unknown }

/** Links that were asked about since the page was opened: most work once, and React may mount a page twice. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Asks the server about the token of a mailed link, as soon as the page is alive; programs that only fetch links
 * change nothing.
 * @param name names the call; the same token is asked about once in each
 * @returns the state, and a way to ask again after a failure
 */
export function useMailedLink<Answer>(
  name: string,
  token: string,
  ask: (call: BoundCall, token: string) => Promise<Answer>,
): [LinkState<Answer>, () => void] {
  const locale = useLocale()
  const [state, setState] = useState<LinkState<Answer>>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isShown = true
    const key = `${name}/${token}`
    // Put there by this very name, which stands for one call.
    const answer = (asked.get(key) as Promise<Answer> | undefined) ?? ask(browserCall(locale), token)
    asked.set(key, answer)
    answer.then(
      (answer) => isShown && setState({ kind: 'answered', answer }),
      (failure: unknown) => {
        asked.delete(key)
        if (isShown) setState({ kind: 'failed', failure })
      },
    )
    return () => {
      isShown = false
    }
    // `ask` is written anew on every render; `name` stands for it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, token, locale, attempt])

  const again = () => {
    setState({ kind: 'asking' })
    setAttempt(attempt + 1)
  }
  return [state, again]
}
