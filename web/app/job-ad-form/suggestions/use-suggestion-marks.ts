import type { Locale } from '@qareeb/contract/locale'
import { useState } from 'react'
import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'

/** A field that a translation can fill. */
export type SuggestedField = `${'title' | 'description' | 'benefitsText'}.${Locale}`

export type SuggestionMarks = {
  fields: readonly SuggestedField[]
  mark: (fields: readonly SuggestedField[]) => void
  /** Somebody has accepted, edited or dismissed what these hold. */
  settle: (fields: readonly SuggestedField[]) => void
}

/**
 * The fields with a suggested translation that is not yet accepted; stored in this tab, so that a reload does not
 * turn a suggestion into a text.
 * @param adId null for an ad that was not stored yet
 */
export function useSuggestionMarks(companyId: string, adId: string | null): SuggestionMarks {
  const name = `job-ad-suggestions/${companyId}/${adId ?? 'new'}`
  const [fields, setFields] = useState(() => recall(name))
  const [keptAs, setKeptAs] = useState(name)
  if (keptAs !== name) {
    // The ad was stored for the first time and has a name from now on.
    dropDraft(keptAs)
    keep(name, fields)
    setKeptAs(name)
  }
  const change = (next: readonly SuggestedField[]) => {
    keep(name, next)
    setFields(next)
  }
  return {
    fields,
    mark: (added) => change([...new Set([...fields, ...added])]),
    settle: (settled) => {
      if (fields.some((field) => settled.includes(field)))
        change(fields.filter((field) => !settled.includes(field)))
    },
  }
}

function keep(name: string, fields: readonly SuggestedField[]) {
  if (fields.length === 0) dropDraft(name)
  else keepDraft(name, { fields })
}

/** `keep` alone writes under these names. */
const recall = (name: string) =>
  (recallDraft(name) as { fields: readonly SuggestedField[] } | null)?.fields ?? []
