import { frame as arabic } from '@qareeb/content/ar/emails/frame'
import { frame as english } from '@qareeb/content/en/emails/frame'
import { say } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'

/** The words around every message. */
export const frames = { ar: arabic, en: english }

/** Fills the sentences of a message with its values, as they are written in a language. */
export function wordingOf(
  locale: Locale,
  data: Record<string, string | number>,
  always: Record<string, string>,
): (sentence: string) => string {
  const values = { ...writtenValues(locale, data), ...always }
  return (sentence) => say(sentence, locale, values)
}

/**
 * `hours` and `minutes` become a counted `duration`, `at` a time in Riyadh; other texts stand apart from the sentence, and a
 * `reason` keeps its lines.
 */
function writtenValues(locale: Locale, data: Record<string, string | number>): Record<string, string> {
  const written: Record<string, string> = {}
  for (const [name, value] of Object.entries(data)) {
    if (name === 'hours' || name === 'minutes')
      written['duration'] = say(frames[locale][name], locale, { count: value })
    else if (name === 'at') written['at'] = riyadhTime(new Date(value))
    else written[name] = name === 'reason' ? linesOf(String(value)).join('\n') : isolated(String(value))
  }
  return written
}

/** The lines of a typed text without empty ones, each apart from the words around it. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(isolated)

/**
 * A value that brings its own direction: an address inside of an Arabic sentence keeps its order, and nothing in it
 * can turn the words around it. Control characters and marks of direction go.
 */
export const isolated = (value: string): string =>
  `\u2068${value.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')}\u2069`

const riyadhFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `21 / 11 / 2026، 14:05` by the parts of the format, the same in both languages. */
function riyadhTime(moment: Date): string {
  const parts = Object.fromEntries(riyadhFormat.formatToParts(moment).map(({ type, value }) => [type, value]))
  return isolated(
    `${parts['day']} / ${parts['month']} / ${parts['year']} ${parts['hour']}:${parts['minute']}`,
  )
}
