import { jobAdBounds } from '@qareeb/contract/job-ads'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { findSelectingWords } from '@qareeb/reference/wording/find-selecting-words'
import { findSensitiveWords } from '@qareeb/reference/wording/find-sensitive-words'
import { contentOf } from '../typed/content-of.ts'
import type { FieldName } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

export type QualityKey =
  | 'title'
  | 'description'
  | 'kind'
  | 'pay'
  | 'locations'
  | 'contact'
  | 'wording'
  | 'sensitive'
  | 'bothLanguages'
  | 'span'

export type QualityItem = {
  key: QualityKey
  isDone: boolean
  /** Publishing is refused without it; else it is advice. */
  isNeeded: boolean
  /** The field to go to. */
  field: FieldName
  /** Words that were found, as they are written. */
  words: string[]
}

const locales = ['ar', 'en'] as const

/** What an ad has and lacks, as the server asks for it at publishing, and what would help it. */
export function qualityOf(typed: TypedJobAd): QualityItem[] {
  const { category, workMode, employmentType, pay, locationIds, contact, title, description } =
    contentOf(typed)
  const written = locales.filter((locale) => title[locale] !== null || description[locale] !== null)
  const own = written[0] ?? 'ar'
  const texts = locales.flatMap((locale) => [title[locale] ?? '', plainTextOf(description[locale] ?? '')])
  const selecting = texts.flatMap((text) => findSelectingWords(text, []))
  const sensitive = texts.flatMap((text) => findSensitiveWords(text, []))
  const isLong = (html: string | null) => plainTextOf(html ?? '').length >= jobAdBounds.description.min
  const { min = null, max = null } = pay ?? {}
  const isPaid = min !== null && max !== null
  const isWide = isPaid && max > 2 * min
  const item = (
    key: QualityKey,
    isDone: boolean,
    field: FieldName,
    more: { isNeeded?: boolean; words?: string[] } = {},
  ): QualityItem => ({ key, isDone, field, isNeeded: true, words: [], ...more })

  return [
    item(
      'title',
      written.length > 0 && written.every((one) => (title[one] ?? '').length >= 3),
      `title.${own}`,
    ),
    item(
      'description',
      written.length > 0 && written.every((one) => isLong(description[one])),
      `description.${own}`,
    ),
    item('kind', category !== null && workMode !== null && employmentType !== null, 'category'),
    item('pay', isPaid && max >= min, 'pay.min'),
    item('locations', locationIds.length > 0, 'locationIds'),
    item('contact', contact.email !== null || contact.phone !== null, 'contact.email'),
    item('wording', selecting.length === 0, `description.${own}`, {
      words: selecting.map(({ text }) => text),
    }),
    item('sensitive', sensitive.length === 0, `description.${own}`, {
      isNeeded: false,
      words: sensitive.map(({ text }) => text),
    }),
    item('bothLanguages', written.length === 2, own === 'ar' ? 'title.en' : 'title.ar', { isNeeded: false }),
    item('span', !isWide, 'pay.max', { isNeeded: false }),
  ]
}
