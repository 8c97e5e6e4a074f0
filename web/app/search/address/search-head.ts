import type { Locale } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { isolateName } from '../../i18n/isolate.ts'
import type { PageHead } from '../../page/page-head.ts'
import { toQueryString } from '../../query-string.ts'
import type { ShownList } from '../shown-list.ts'
import { companyOf } from './company-of.ts'
import { asksForRemote, holdsAllRemote, type Search } from './search-address.ts'

/** Title and description by words, place and company. Only these and the category make another page for search engines. */
export function searchHead(
  search: Search,
  list: ShownList,
  locale: Locale,
  t: BoundPhrases<'search'>,
): PageHead {
  const { q, city, category, organization } = search.filters
  return {
    title: titleOf(search, list, locale, t),
    description: t('description'),
    canonicalQuery: toQueryString({ q, city, category, organization }),
    noindex: search.after !== undefined || search.problem !== undefined || list.items.length === 0,
  }
}

function titleOf(search: Search, list: ShownList, locale: Locale, t: BoundPhrases<'search'>) {
  const words = search.filters.q && isolateName(search.filters.q)
  const company = companyOf(search, list, locale)
  const isRemoteAnywhere = asksForRemote(search, list.typedFilters) && holdsAllRemote(search)
  const place = isRemoteAnywhere ? null : list.place && readIn(locale, list.place.name).text
  if (company) return t('jobsAtCompany', { company })
  if (words && place && !isPlaceSaid(search, list)) return t('titleForIn', { words, place })
  if (words) return t('titleFor', { words })
  if (isRemoteAnywhere) return t('allRemote')
  return place && search.filters.city ? t('titleIn', { place }) : t('pageTitle')
}

/** Whether the words name the place themselves, so that naming it once more would double it. */
function isPlaceSaid({ filters: { q = '', city } }: Search, { place }: ShownList) {
  if (!place || !city) return true
  return [place.name.ar, place.name.en].some((name) => name && q.toLowerCase().includes(name.toLowerCase()))
}
