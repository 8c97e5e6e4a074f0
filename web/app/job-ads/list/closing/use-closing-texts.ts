import { listMessageTemplates } from '@qareeb/contract/candidates/bulk'
import { type ClosingOutcome, longestClosingMessage } from '@qareeb/contract/job-ads/job-ad-life'
import { type Locale, locales } from '@qareeb/contract/locale'
import { useState } from 'react'
import { useQueryOf } from '../../../data/use-query-of.ts'
import { dropDraft, keepDraft, recallDraft } from '../../../forms/drafts.ts'
import type { Closing } from './closing.ts'

type Typed = { [L in Locale]?: string }

export type ClosingTexts = {
  /** The text that applicants of a language get. */
  textOf: (locale: Locale) => string
  /** Whether that is the usual sentence. */
  isUsual: (locale: Locale) => boolean
  isTooLong: (locale: Locale) => boolean
  write: (locale: Locale, text: string) => void
  /** Shows the usual sentence again in place of an empty text. */
  leave: (locale: Locale) => void
  /** The texts that are not the usual sentences, as a call takes them. */
  own: Pick<Closing, 'closingMessage'>
  /** Forgets what was typed. */
  drop: () => void
}

/**
 * The texts for applicants of a closed ad in both languages: the usual sentence of an outcome, until it is changed. A
 * changed text stays when the outcome changes, and when the dialog is closed.
 */
export function useClosingTexts(draft: string, outcome: ClosingOutcome | null): ClosingTexts {
  const { data } = useQueryOf(listMessageTemplates, {})
  const [typed, setTyped] = useState<Typed>(() => recall(draft))
  const usual = data?.closing.find((one) => one.outcome === outcome)?.texts
  const keep = (next: Typed) => {
    setTyped(next)
    keepDraft(draft, next)
  }
  const isUsual = (locale: Locale) => {
    const text = typed[locale]?.trim()
    return !text || text === usual?.[locale]
  }
  const changed = locales.filter((locale) => !isUsual(locale))
  return {
    textOf: (locale) => typed[locale] ?? usual?.[locale] ?? '',
    isUsual,
    isTooLong: (locale) => (typed[locale]?.trim().length ?? 0) > longestClosingMessage,
    write: (locale, text) => keep({ ...typed, [locale]: text }),
    leave: (locale) => {
      const { [locale]: left, ...rest } = typed
      if (left?.trim() === '') keep(rest)
    },
    own:
      changed.length === 0
        ? {}
        : { closingMessage: Object.fromEntries(changed.map((locale) => [locale, typed[locale]?.trim()])) },
    drop: () => dropDraft(draft),
  }
}

/** Texts that were typed before the dialog was closed. */
function recall(draft: string): Typed {
  const kept = recallDraft(draft) ?? {}
  return Object.fromEntries(
    locales.flatMap((locale) => (typeof kept[locale] === 'string' ? [[locale, kept[locale]]] : [])),
  )
}
