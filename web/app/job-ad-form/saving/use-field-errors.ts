import { useState } from 'react'
import { problemText } from '../../forms/problem-text.ts'
import { ApiError } from '../../http/api.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { goToField } from '../desk/go-to-field.ts'
import { type FieldName, fieldNames, fieldOfPath } from '../typed/field-names.ts'
import type { UnreadField } from '../typed/unread-fields.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/** The error of each field, by the last answer or by unreadable text. */
export function useFieldErrors() {
  const locale = useLocale()
  const words = usePhrases('errors')
  const [errors, setErrors] = useState<FieldErrors>({})

  /** @param isAsked somebody waits for it: the first such field takes the focus */
  const tell = (found: FieldErrors, isAsked: boolean) => {
    setErrors(found)
    if (isAsked) focusFirst(found)
  }
  return {
    errors,
    /** Fields that an answer has refused. */
    showRefused: (failure: unknown, isAsked: boolean) => {
      const found: FieldErrors = {}
      for (const { path, message } of (failure instanceof ApiError && failure.body?.errors) || []) {
        const field = fieldOfPath(path.replace(/^content\./, ''), locale)
        if (field) found[field] ??= message
      }
      tell(found, isAsked)
    },
    /** Fields that could not be read; none clears all. */
    showUnread: (unread: readonly UnreadField[], isAsked: boolean) =>
      tell(
        Object.fromEntries(
          unread.map(({ field, problem }) => [field, problemText({ path: field, problem }, words)]),
        ),
        isAsked,
      ),
  }
}

function focusFirst(found: FieldErrors) {
  const first = fieldNames.find((name) => found[name] !== undefined)
  if (first) goToField(first)
}
