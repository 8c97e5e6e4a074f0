import { useState } from 'react'
import { problemText } from '../../forms/problem-text.ts'
import { ApiError } from '../../http/api.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { goToField } from '../desk/go-to-field.ts'
import { findEarlyObstacles, findObstacles, type Obstacle } from '../quality/obstacles.ts'
import { type FieldName, fieldNames, fieldOfPath } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import type { UnreadField } from '../typed/unread-fields.ts'
import { wholeNumberTexts } from '../typed/whole-numbers.ts'
import { useLeftFields } from './use-left-fields.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/**
 * The error of each field: of the last answer, of a field that was left or not saved, and of the last attempt to publish. All but those of the answer go at once when their field is mended; a save in between hides none of them.
 * @param names of the company and its branches
 */
export function useFieldErrors(typed: TypedJobAd, names: readonly string[]) {
  const locale = useLocale()
  const sayObstacle = useObstacleText()
  const [told, setTold] = useState<FieldErrors>({})
  const [asked, setAsked] = useState<{ fields: readonly FieldName[]; at: Date } | null>(null)

  const errorsOf = (obstacles: readonly Obstacle[]): FieldErrors =>
    Object.fromEntries(obstacles.map((obstacle) => [obstacle.field, sayObstacle(obstacle)]))
  const [unsaved, setUnsaved] = useState<readonly FieldName[]>([])
  const early = findEarlyObstacles(typed, [...useLeftFields(), ...unsaved], useNow())
  const obstacles = asked
    ? findObstacles(typed, { names, locale, now: asked.at }).filter(({ field }) =>
        asked.fields.includes(field),
      )
    : []

  return {
    errors: { ...errorsOf(early), ...errorsOf(obstacles), ...told },
    /**
     * Fields that an answer has refused.
     * @param isAsked somebody waits for it: the first such field takes the focus
     */
    showRefused: (failure: unknown, isAsked: boolean) => {
      const found = refusedFields(failure, locale)
      setTold(found)
      if (isAsked) focusFirst(found)
    },
    /** Fields that could not be read and were not saved; none where the save was whole. */
    showUnread: (unread: readonly UnreadField[], isAsked: boolean) => {
      setUnsaved(unread.map(({ field }) => field))
      setTold({})
      if (isAsked) focusFirst(errorsOf(unread))
    },
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
  const t = usePhrases('jobAdForm')
  const own = wholeNumberTexts(t)
  return ({ field, problem, limit }: Obstacle): string =>
    problem === 'selectsPeople'
      ? t('wordsRefused')
      : problemText({ path: field, problem, limit }, errors, own)
}

function focusFirst(found: FieldErrors) {
  const first = fieldNames.find((name) => found[name] !== undefined)
  if (first) goToField(first)
}
