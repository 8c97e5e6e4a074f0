import { useEffect } from 'react'
import { get, set, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { keepDraft, recallDraft } from './drafts.ts'

type Draft = {
  /** Names the form in this tab's storage; nothing is kept without it. */
  name: string | undefined
  /** The fields that are kept. Passwords and codes never are. */
  fields: readonly string[]
}

/** Restores typed text of a form, and stores further typing. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, fields }: Draft,
): void {
  const kept = fields.join(' ')
  useEffect(() => {
    if (name === undefined) return undefined
    const paths = kept.split(' ')
    const draft = recallDraft(name) ?? {}
    for (const path of paths) {
      const value: unknown = get(draft, path)
      // The stored value came from this very field.
      if (value !== undefined) form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const next = {}
        for (const path of paths) set(next, path, get(values, path))
        keepDraft(name, next)
      },
    })
  }, [form, name, kept])
}
