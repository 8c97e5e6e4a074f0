import type { SearchFilter, SearchRequest } from './request.ts'

type Languages = Pick<SearchFilter, 'writtenIn'>
type LanguageParts = { first: Languages; other: Languages | null }

const orders = {
  arabic: {
    any: { first: { writtenIn: 'ar' }, other: { writtenIn: 'onlyEn' } },
    ar: { first: { writtenIn: 'ar' }, other: null },
    en: { first: { writtenIn: 'both' }, other: { writtenIn: 'onlyEn' } },
  },
  english: {
    any: { first: { writtenIn: 'en' }, other: { writtenIn: 'onlyAr' } },
    en: { first: { writtenIn: 'en' }, other: null },
    ar: { first: { writtenIn: 'both' }, other: { writtenIn: 'onlyAr' } },
  },
} as const satisfies Record<string, Record<'any' | 'ar' | 'en', LanguageParts>>

/** The parts of an order by language, one after the other; a single one in other orders. */
export function languageParts({ sort, writtenIn }: SearchRequest): LanguageParts {
  const isByLanguage = sort === 'arabic' || sort === 'english'
  if (!isByLanguage || (writtenIn && writtenIn !== 'ar' && writtenIn !== 'en'))
    return { first: { writtenIn }, other: null }
  return orders[sort][writtenIn ?? 'any']
}
