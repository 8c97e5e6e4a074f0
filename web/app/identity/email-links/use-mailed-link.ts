import { useEffect, useState } from 'react'
import type { BoundCall } from '../../http/api.ts'
import { useLocale } from '../../i18n/use-phrases.ts'
import { browserCall } from '../../session/use-call.ts'
import { recallAnswer, rememberAnswer } from './answered-links.ts'

/** An answer of the server. `isKept`: it was given to an earlier load or visit of the page, and may be out of date. */
type Answered<Answer> = { answer: Answer; isKept: boolean }

/** How far a link from a mail has come: asked, answered, or failed. */
export type LinkState<Answer> =
  | { kind: 'asking' }
  | ({ kind: 'answered' } & Answered<Answer>)
  | { kind: 'failed'; failure: unknown }

/** Links that were asked about since the page was opened: most work once, and React may mount a page twice. */
const asked = new Map<string, Promise<Answered<unknown>>>()

/**
 * Sends the token of a mailed link to the server once the page is interactive; programs that only fetch links
 * change nothing. A reload shows the result again.
 * @param name names the call; one call is made for a token in each
 * @param toKeep the part of an answer that may stay in this tab; undefined for calls that only read, whose answers
 * change
 * @returns the state, and a function that tries again after a failure
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
    // The same name wrote it, and a name belongs to one call.
    const answered =
      (asked.get(key) as Promise<Answered<Answer>> | undefined) ??
      askOnce(key, () => ask(browserCall(locale), token), toKeep)
    asked.set(key, answered)
    answered.then(
      ({ answer, isKept }) => {
        asked.set(key, Promise.resolve({ answer, isKept: true }))
        // The next page asks again for values that may change.
        if (toKeep(answer) === undefined) asked.delete(key)
        if (isShown) setState({ kind: 'answered', answer, isKept })
      },
      (failure: unknown) => {
        asked.delete(key)
        if (isShown) setState({ kind: 'failed', failure })
      },
    )
    return () => {
      isShown = false
    }
    // `ask` and `toKeep` are created again on every render; `name` identifies them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, token, locale, attempt])

  const again = () => {
    setState({ kind: 'asking' })
    setAttempt(attempt + 1)
  }
  return [state, again]
}

/** The stored answer of this tab, or that of the server. */
async function askOnce<Answer>(
  link: string,
  ask: () => Promise<Answer>,
  toKeep: (answer: Answer) => Answer | undefined,
): Promise<Answered<Answer>> {
  // Kept here under the name of the same call.
  const known = (await recallAnswer(link)) as Answer | undefined
  if (known !== undefined) return { answer: known, isKept: true }
  const answer = await ask()
  const kept = toKeep(answer)
  if (kept !== undefined) await rememberAnswer(link, kept)
  return { answer, isKept: false }
}
