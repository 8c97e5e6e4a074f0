import { useEffect, useState } from 'react'
import type { BoundCall } from '../../http/api.ts'
import { useLocale } from '../../i18n/use-phrases.ts'
import { browserCall } from '../../session/use-call.ts'
import { recallAnswer, rememberAnswer } from './answered-links.ts'

/** How far a link from a mail has come: asked, answered, or failed. */
export type LinkState<Answer> =
  | { kind: 'asking' }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; failure: unknown }

/** Links that were asked about since the page was opened: most work once, and React may mount a page twice. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Asks the server about the token of a mailed link, as soon as the page is alive; programs that only fetch links
 * change nothing. What it has done is shown again after a reload.
 * @param name names the call; the same token is asked about once in each
 * @param toKeep what of an answer may stay in this tab; undefined for calls that only ask, whose answers change
 * @returns the state, and a way to ask again after a failure
 */
export function useMailedLink<Answer>(
  name: string,
  token: string,
  ask: (call: BoundCall, token: string) => Promise<Answer>,
  toKeep: (answer: Answer) => Answer | undefined = (answer) => answer,
): [LinkState<Answer>, () => void] {
  const locale = useLocale()
  const [state, setState] = useState<LinkState<Answer>>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isShown = true
    const key = `${name}/${token}`
    // Put there by this very name, which stands for one call.
    const answer =
      (asked.get(key) as Promise<Answer> | undefined) ??
      askOnce(key, () => ask(browserCall(locale), token), toKeep)
    asked.set(key, answer)
    answer.then(
      (answer) => {
        // What may change is asked again by the next page that wants it.
        if (toKeep(answer) === undefined) asked.delete(key)
        if (isShown) setState({ kind: 'answered', answer })
      },
      (failure: unknown) => {
        asked.delete(key)
        if (isShown) setState({ kind: 'failed', failure })
      },
    )
    return () => {
      isShown = false
    }
    // `ask` and `toKeep` are created again on every render; `name` stands for them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, token, locale, attempt])

  const again = () => {
    setState({ kind: 'asking' })
    setAttempt(attempt + 1)
  }
  return [state, again]
}

/** The answer that this tab remembers, or that of the server. */
async function askOnce<Answer>(
  link: string,
  ask: () => Promise<Answer>,
  toKeep: (answer: Answer) => Answer | undefined,
): Promise<Answer> {
  // Kept here under the name of the same call.
  const known = (await recallAnswer(link)) as Answer | undefined
  if (known !== undefined) return known
  const answer = await ask()
  const kept = toKeep(answer)
  if (kept !== undefined) await rememberAnswer(link, kept)
  return answer
}
