const prefix = 'draft/'

/** Keeps what was typed into a form, for a reload, another language, or the next sign-in in this tab. */
export function keepDraft(form: string, values: Readonly<Record<string, unknown>>) {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(values))
  } catch {
    // Storage is full or closed to this site: what was typed then lasts as long as the page.
  }
}

/** What was typed into a form before, if it was not sent since. */
export function recallDraft(form: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null')
    // Written by `keepDraft` alone.
    return typeof draft === 'object' ? (draft as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(prefix + form)
  } catch {
    // There was none.
  }
}

/** On leaving: the next person at this tab must not find what the last one typed. */
export function dropEveryDraft() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // There were none.
  }
}
