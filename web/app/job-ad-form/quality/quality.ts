import { type Locale, locales } from '@qareeb/contract/locale'
import { contentOf } from '../typed/content-of.ts'
import type { FieldName } from '../typed/field-names.ts'
import { begunLanguages, unfinishedSecondLanguage } from '../typed/languages.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { obstaclesOfTexts } from './obstacles.ts'
import { isGoodLength } from './reading-length.ts'
import { hasWords, wordingOf } from './wording.ts'

export type QualityKey =
  | 'texts'
  | 'kind'
  | 'pay'
  | 'locations'
  | 'contact'
  | 'wording'
  | 'sensitive'
  | 'bothLanguages'
  | 'span'
  | 'length'

export type QualityItem = {
  key: QualityKey
  isDone: boolean
  /** Nothing is written yet in which it could be wrong: the item is neither done nor open. */
  isWaiting?: boolean
  /** Publishing is refused without it; else it is advice. */
  isNeeded: boolean
  /** The field to go to. */
  field: FieldName
  /** Words that were found, as they are written. */
  words: string[]
  /** Of the texts: the language that alone is unfinished, and could be left out. */
  unfinished?: Locale
}

export type QualityFacts = {
  /** Names of the company and its branches. */
  names?: readonly string[]
  /** Fields with a suggested translation that is not yet accepted. */
  unread?: readonly FieldName[]
  /** The reader's: an item of both languages leads to the field in this one first. */
  locale?: Locale
}

/** The present and missing items of an ad, as the server requires them at publishing, and recommended ones. */
export function qualityOf(typed: TypedJobAd, facts: QualityFacts = {}): QualityItem[] {
  const known = { names: [], unread: [], locale: 'ar', ...facts } as const
  return [...neededOf(typed, known), ...adviceOf(typed, known)]
}

/** Items that ask for something. */
export const openOf = (items: readonly QualityItem[]): QualityItem[] =>
  items.filter(({ isDone, isWaiting }) => !isDone && !isWaiting)

const item = (
  key: QualityKey,
  isDone: boolean,
  field: FieldName,
  more: { isNeeded?: boolean; words?: string[] } = {},
): QualityItem => ({ key, isDone, field, isNeeded: true, words: [], ...more })

function neededOf(typed: TypedJobAd, facts: Required<QualityFacts>): QualityItem[] {
  const { category, workMode, employmentType, pay, locationIds, contact } = contentOf(typed)
  const { min = null, max = null } = pay ?? {}
  const { locale } = facts
  const ofTexts = obstaclesOfTexts(typed, locale)
  const texts = (ofTexts.find(({ field }) => field.endsWith(`.${locale}`)) ?? ofTexts[0])?.field ?? null
  const second = unfinishedSecondLanguage(typed)
  const kind = (['category', 'workMode', 'employmentType'] as const).find((field) => typed[field] === '')
  return [
    { ...item('texts', texts === null, texts ?? `title.${locale}`), ...(second && { unfinished: second }) },
    item('kind', category !== null && workMode !== null && employmentType !== null, kind ?? 'category'),
    item('pay', min !== null && max !== null && min > 0 && max >= min, min ? 'pay.max' : 'pay.min'),
    item('locations', locationIds.length > 0, 'locationIds'),
    item('contact', contact.email !== null || contact.phone !== null, 'contact.email'),
    wordingItem('wording', typed, facts),
  ]
}

function adviceOf(typed: TypedJobAd, facts: Required<QualityFacts>): QualityItem[] {
  const { unread, locale } = facts
  const advice = { isNeeded: false }
  const { pay } = contentOf(typed)
  const { min = null, max = null } = pay ?? {}
  const written = begunLanguages(typed)
  const missing = [locale, ...locales].find((one) => !written.includes(one)) ?? locale
  const short = [locale, ...written].find(
    (one) => written.includes(one) && !isGoodLength(typed.description[one]),
  )
  return [
    wordingItem('sensitive', typed, facts),
    item(
      'bothLanguages',
      written.length === 2 && unread.length === 0,
      unread[0] ?? `title.${missing}`,
      advice,
    ),
    min === null || max === null
      ? { ...item('span', false, 'pay.min', advice), isWaiting: true }
      : item('span', max <= 2 * min, 'pay.max', advice),
    item('length', written.length > 0 && short === undefined, `description.${short ?? locale}`, advice),
  ]
}

function wordingItem(
  key: 'wording' | 'sensitive',
  typed: TypedJobAd,
  { names, locale }: Required<QualityFacts>,
): QualityItem {
  const isNeeded = key === 'wording'
  if (!hasWords(typed)) return { ...item(key, false, `title.${locale}`, { isNeeded }), isWaiting: true }
  const found = wordingOf(typed, names).filter(({ isRefused }) => isRefused === isNeeded)
  const words = [...new Set(found.map(({ text }) => text))]
  return item(key, found.length === 0, found[0]?.field ?? `description.${locale}`, { isNeeded, words })
}
