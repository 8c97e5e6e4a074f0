import { useState } from 'react'
import { ApiError } from '../../http/api.ts'
import { useLocale } from '../../i18n/use-phrases.ts'
import { fieldId, type FieldName, fieldNames, fieldOfPath } from '../typed/field-names.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/** What is wrong with each field by the last answer; the first such field takes the focus. */
export function useFieldErrors() {
  const locale = useLocale()
  const [errors, setErrors] = useState<FieldErrors>({})
  const show = (failure: unknown) => {
    const found: FieldErrors = {}
    for (const { path, message } of (failure instanceof ApiError && failure.body?.errors) || []) {
      const field = fieldOfPath(path.replace(/^content\./, ''), locale)
      if (field) found[field] ??= message
    }
    setErrors(found)
    const first = fieldNames.find((name) => found[name] !== undefined)
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus())
  }
  return { errors, show, clear: () => setErrors({}) }
}
