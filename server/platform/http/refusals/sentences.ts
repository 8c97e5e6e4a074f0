import { phrases as arabicErrors } from '@qareeb/content/ar/phrases/errors'
import { phrases as arabicShell } from '@qareeb/content/ar/phrases/shell'
import { phrases as englishErrors } from '@qareeb/content/en/phrases/errors'
import { phrases as englishShell } from '@qareeb/content/en/phrases/shell'
import { say } from '@qareeb/content/phrase'
import type { ErrorCode, FieldError } from '@qareeb/contract/errors'
import type { Issue } from '@qareeb/contract/issues'
import { type Locale, locales } from '@qareeb/contract/locale'
import { fieldNames } from './field-names.ts'

const errors = { ar: arabicErrors, en: englishErrors }
const shell = { ar: arabicShell, en: englishShell }

/** The sentence of a code; `details` fill its placeholders. Sentences that count minutes use one by default. */
export const sentenceOf = (
  code: ErrorCode,
  locale: Locale,
  details: Record<string, string | number> = {},
): string => say(errors[locale][code], locale, { count: 1, ...details })

/** A problem with the field's name in front, as on the page; a field without such a name keeps its own. */
export function toFieldError(issue: Issue, locale: Locale): FieldError {
  const label = labelOf(issue.path, locale)
  const words = (issue.words ?? []).map(({ text }) => (locale === 'ar' ? `«${text}»` : `“${text}”`))
  const sentence = say(errors[locale][`problem.${issue.problem}`], locale, {
    limit: issue.limit ?? '',
    words: words.join(locale === 'ar' ? '، ' : ', '),
  })
  return { ...issue, message: label ? `${label}: ${sentence}` : sentence }
}

/** `title.ar` → Job title (in Arabic), `pay.max` → Highest salary, `locations.0.lat` → Latitude. */
function labelOf(path: string, locale: Locale): string {
  const parts = path.split('.').filter((part) => !/^\d*$/.test(part))
  const last = parts.at(-1) ?? path
  // The fields of a job ad stand in `content` when it is sent.
  const names = [parts.join('.'), parts.slice(1).join('.'), last]
  const known = names.find((name) => Object.hasOwn(fieldNames[locale], name))
  const label = (known && fieldNames[locale][known]) ?? last
  const isText = parts.length > 1 && locales.some((written) => written === last)
  return isText ? `${labelOf(parts.slice(0, -1).join('.'), locale)} (${label})` : label
}

/** The title of a page that cannot be shown: the specification has one for any failed page. */
export const pageNotLoaded = (locale: Locale): string => shell[locale].pageNotLoaded
