import type { Locale } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import type { PageHead } from '../../page/page-head.ts'
import { toQueryString } from '../../query-string.ts'
import type { ShownList } from '../shown-list.ts'
import { companyOf } from './company-of.ts'
import { asksForRemote, holdsAllRemote, type Search } from './search-address.ts'

type Words = { search: BoundPhrases<'search'>; jobAds: BoundPhrases<'jobAds'> }

/**
 * Title and description by words, place, company and category. Only these make another page for search engines: each
 * has a title of its own.
 */
export function searchHead(search: Search, list: ShownList, locale: Locale, words: Words): PageHead {
  const { q, city, category, organization } = search.filters
  const own = titleOf(search, list, locale, words)
  const t = words.search
  return {
    title: own ?? t('pageTitle'),
    description: own === null ? t('description') : t('descriptionOf', { title: own }),
    canonicalQuery: toQueryString({ q, city, category, organization }),
    noindex:
      search.after !== undefined ||
      search.problem !== undefined ||
      search.isWordless === true ||
      list.items.length === 0,
  }
}

/** The title of this search; null for that of all jobs. */
function titleOf(search: Search, list: ShownList, locale: Locale, { search: t, jobAds }: Words) {
  const words = search.filters.q && isolateName(search.filters.q)
  const company = companyOf(search, list, locale)
  const isRemoteAnywhere = asksForRemote(search, list.typedFilters) && holdsAllRemote(search)
  const place = isRemoteAnywhere ? null : list.place && readIn(locale, list.place.name).text
  if (company) return t('jobsAtCompany', { company })
  if (words && place && !isPlaceSaid(search, list)) return t('titleForIn', { words, place })
  if (words) return t('titleFor', { words })
  if (isRemoteAnywhere) return t('allRemote')
  const city = search.filters.city ? place : null
  const [category, ...others] = search.filters.category ?? []
  if (!category || others.length > 0) return city && t('titleIn', { place: city })
  const name = jobAds(`category.${phraseKey(category)}`)
  return city
    ? t('titleOfCategoryIn', { category: name, place: city })
    : t('titleOfCategory', { category: name })
}

/** Whether the words name the place themselves, so that naming it once more would double it. */
function isPlaceSaid({ filters: { q = '', city } }: Search, { place }: ShownList) {
  if (!place || !city) return true
  return [place.name.ar, place.name.en].some((name) => name && q.toLowerCase().includes(name.toLowerCase()))
}
