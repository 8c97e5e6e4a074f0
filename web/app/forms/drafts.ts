import { typedPrefix } from '../session/clear-tab-data.ts'
import { draftAccess, currentOwner } from '../session/draft-access.ts'

const prefix = `${typedPrefix}draft/`

type Values = Readonly<Record<string, unknown>>

/** The typed text with its author: a user's id or a guest. */
type Draft = { owner: string; values: Values }

/** Keeps what was typed into a form, for a reload, another language, or the next sign-in of this person in this tab. */
export function keepDraft(form: string, values: Values) {
  try {
    const draft: Draft = { owner: currentOwner(), values }
    sessionStorage.setItem(prefix + form, JSON.stringify(draft))
  } catch {
    // Storage is full or closed to this site: typed text then lasts as long as the page.
  }
}

/** The same person's typed text in a form, if it was not sent since. */
export function recallDraft(form: string): Values | null {
  const draft = readDraft(form)
  if (!draft) return null
  const access = draftAccess(draft.owner)
  if (access === 'discard') dropDraft(form)
  return access === 'own' ? draft.values : null
}

function readDraft(form: string): Draft | null {
  try {
    // Written by `keepDraft` alone.
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(prefix + form)
  } catch {
    // The browser has no storage, so there is no draft.
  }
}

/** Returned in place of an answer when nothing was sent yet, since something has to be asked first. */
export const notSent = Symbol('not sent')

/** Sends what was typed into a form, and lets go of its draft only when that was done. */
export async function sendDraft(form: string, send: () => Promise<unknown>): Promise<void> {
  if ((await send()) !== notSent) dropDraft(form)
}
