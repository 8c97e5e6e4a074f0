import type { OnlyLanguage } from './filters.ts'
import type { SearchFilter, SearchRequest } from './request.ts'

type LanguageParts = { first: SearchFilter['writtenIn']; other: OnlyLanguage | null }

const orders = {
  arabic: {
    any: { first: 'ar', other: 'onlyEn' },
    ar: { first: 'ar', other: null },
    en: { first: 'both', other: 'onlyEn' },
  },
  english: {
    any: { first: 'en', other: 'onlyAr' },
    en: { first: 'en', other: null },
    ar: { first: 'both', other: 'onlyAr' },
  },
} as const satisfies Record<string, Record<'any' | 'ar' | 'en', LanguageParts>>

/** The parts of an order by language, one after the other; a single one in other orders. */
export function languageParts({ sort, writtenIn }: SearchRequest): LanguageParts {
  const isByLanguage = sort === 'arabic' || sort === 'english'
  if (!isByLanguage || (writtenIn && writtenIn !== 'ar' && writtenIn !== 'en'))
    return { first: writtenIn, other: null }
  return orders[sort][writtenIn ?? 'any']
}
