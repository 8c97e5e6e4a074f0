import type { Locale } from '@qareeb/contract/locale'
import { findBenefit, findTitle } from './glossary.ts'

type Find = (written: string, from: Locale) => string | undefined

/** Signs between the parts of a title or a list. A hyphen inside of a word parts nothing. */
const separators = /(\s*(?:[،,;؛/|()•\n]|\s[-–—]\s)+\s*)/

/** "and" between the last two benefits; in Arabic it is a letter before the next word. */
const conjunctions = { ar: / و(?=\S)/, en: / (?:and|&) / }
const joined = { ar: ' و', en: ' and ' }

/** «محاسب/ة»: the feminine ending invites everybody to apply; English titles need none. */
const feminineEnding = /\s*[/(]\s*ة\s*\)?/g

/**
 * Translates a title whose every part is an occupation, a skill or a place of the glossary.
 * @returns null when one part is unknown: half a translation would mislead
 */
export const translateTitle = (written: string, from: Locale): string | null =>
  translateParts(written.replace(feminineEnding, ''), from, findTitle)

/** Translates a list of benefits, each of which the glossary holds; otherwise null. */
export const translateBenefits = (written: string, from: Locale): string | null =>
  translateParts(written.trim().replace(/\.$/, ''), from, findListed)

function translateParts(written: string, from: Locale, find: Find): string | null {
  const whole = find(written, from)
  if (whole !== undefined) return whole
  const parts = written.trim().split(separators)
  const translated = parts.map((part, index) =>
    index % 2 === 1 ? toSeparator(part, from) : part === '' ? '' : find(part, from),
  )
  return translated.includes(undefined) || !hasWords(written) ? null : translated.join('').trim()
}

const hasWords = (written: string) => /\p{L}/u.test(written)

/** One benefit, or two that "and" joins. «وجبات» begins with the letter that means "and", so the whole is tried first. */
function findListed(written: string, from: Locale): string | undefined {
  const whole = findBenefit(written, from)
  if (whole !== undefined) return whole
  const found = written
    .replace(from === 'ar' ? /^و(?=\S)/ : /^and /, '')
    .split(conjunctions[from])
    .map((part) => findBenefit(part, from))
  return found.includes(undefined) ? undefined : found.join(joined[from === 'ar' ? 'en' : 'ar'])
}

const toSeparator = (separator: string, from: Locale): string =>
  from === 'ar'
    ? separator.replaceAll('،', ',').replaceAll('؛', ';')
    : separator.replaceAll(',', '،').replaceAll(';', '؛')
