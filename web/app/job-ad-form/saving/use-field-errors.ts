import { useState } from 'react'
import { problemText } from '../../forms/problem-text.ts'
import { ApiError } from '../../http/api.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { goToField } from '../desk/go-to-field.ts'
import { findObstacles, type Obstacle } from '../quality/obstacles.ts'
import { useQuotedWords } from '../quality/use-quoted-words.ts'
import { type FieldName, fieldNames, fieldOfPath } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { findUnreadFields, type UnreadField } from '../typed/unread-fields.ts'
import { useLeftFields } from './use-left-fields.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/**
 * The error of each field: of the last answer, of unreadable text in a field that was left, and of the last attempt to
 * publish. The last ones stay until their field is mended, so that a save in between hides none of them.
 * @param names of the company and its branches
 */
export function useFieldErrors(typed: TypedJobAd, names: readonly string[]) {
  const locale = useLocale()
  const sayObstacle = useObstacleText()
  const [told, setTold] = useState<FieldErrors>({})
  const [asked, setAsked] = useState<{ fields: readonly FieldName[]; at: Date } | null>(null)

  const errorsOf = (obstacles: readonly Obstacle[]): FieldErrors =>
    Object.fromEntries(obstacles.map((obstacle) => [obstacle.field, sayObstacle(obstacle)]))
  const unread = useUnreadLeft(typed)
  const obstacles = asked
    ? findObstacles(typed, { names, locale, now: asked.at }).filter(({ field }) =>
        asked.fields.includes(field),
      )
    : []

  /** @param isAsked somebody waits for it: the first such field takes the focus */
  const tell = (found: FieldErrors, isAsked: boolean) => {
    setTold(found)
    if (isAsked) focusFirst(found)
  }
  return {
    errors: { ...errorsOf(unread), ...errorsOf(obstacles), ...told },
    /** Fields that an answer has refused. */
    showRefused: (failure: unknown, isAsked: boolean) => tell(refusedFields(failure, locale), isAsked),
    /** Fields that could not be read; none clears all. */
    showUnread: (unread: readonly UnreadField[], isAsked: boolean) => tell(errorsOf(unread), isAsked),
    /** Marks every field that keeps the ad from being published. @returns whether there is one */
    showObstacles: (): boolean => {
      const at = new Date()
      const found = findObstacles(typed, { names, locale, now: at })
      setAsked({ fields: found.map(({ field }) => field), at })
      focusFirst(errorsOf(found))
      return found.length > 0
    },
  }
}

/** Text that cannot be read, of the fields that were left. */
function useUnreadLeft(typed: TypedJobAd): UnreadField[] {
  const left = useLeftFields()
  return findUnreadFields(typed).filter(({ field }) => left.includes(field))
}

/** A field with several problems shows the first one. */
function refusedFields(failure: unknown, locale: 'ar' | 'en'): FieldErrors {
  const found: FieldErrors = {}
  for (const { path, message } of (failure instanceof ApiError && failure.body?.errors) || []) {
    const field = fieldOfPath(path.replace(/^content\./, ''), locale)
    if (field) found[field] ??= message
  }
  return found
}

function useObstacleText() {
  const errors = usePhrases('errors')
  const quote = useQuotedWords()
  return ({ field, problem, limit, words = [] }: Obstacle): string =>
    problem === 'selectsPeople'
      ? errors('problem.selectsPeople', { words: quote(words) })
      : problemText({ path: field, problem, limit }, errors)
}

function focusFirst(found: FieldErrors) {
  const first = fieldNames.find((name) => found[name] !== undefined)
  if (first) goToField(first)
}
