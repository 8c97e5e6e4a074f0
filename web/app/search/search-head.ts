import type { Locale } from '@qareeb/contract/locale'
import type { JobAdList } from '@qareeb/contract/search'
import { readIn } from '../i18n/bilingual.ts'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import type { PageHead } from '../page-head.ts'
import type { Search } from './search-address.ts'

/** Title and description by words and place. Only these and the category make another page for search engines. */
export function searchHead(
  { filters, after }: Search,
  list: JobAdList,
  locale: Locale,
  t: BoundPhrases<'search'>,
): PageHead {
  return {
    title: titleOf(filters.q, list.place && readIn(locale, list.place.name).text, t),
    description: t('description'),
    canonicalQuery: ['q', 'city', 'category'],
    noindex: after !== undefined || list.items.length === 0,
  }
}

function titleOf(words: string | undefined, place: string | null, t: BoundPhrases<'search'>) {
  if (words && place) return t('titleForIn', { words, place })
  if (words) return t('titleFor', { words })
  return place ? t('titleIn', { place }) : t('pageTitle')
}
