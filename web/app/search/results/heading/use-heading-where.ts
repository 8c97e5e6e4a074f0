import { readIn } from '../../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../../i18n/use-phrases.ts'
import { asksForRemote, holdsAllRemote, isEverywhere } from '../../address/search-address.ts'
import { useCompanyName } from '../../address/use-company-name.ts'
import type { ShownList } from '../../shown-list.ts'
import { hasDistances } from '../own-distances.ts'
import { useOrigin } from '../use-origin.ts'
import { useSearch } from '../use-search.ts'

/** The area of a list and the origin of its distances, as one line under the heading. */
export function useHeadingWhere(list: ShownList): string {
  const place = usePlace(list)
  const origin = useOriginText(list)
  return origin ? `${place} · ${origin}` : place
}

function usePlace(list: ShownList): string {
  const t = usePhrases('search')
  const jobAds = usePhrases('jobAds')
  const { search } = useSearch()
  const { bounds, radius } = search.filters
  const place = usePlaceName(list)
  const company = useCompanyName()
  const isOfReader = useOrigin(list) === 'viewer' && bounds === undefined
  if (company) return t('atCompany', { company })
  if (search.isAbroad) return list.items.length > 0 ? jobAds('withinKingdom') : t('abroad')
  if (asksForRemote(search, list.typedFilters) && holdsAllRemote(search)) return jobAds('fromAnywhere')
  if (search.near) return t('nearWithin', { radius: search.near.km })
  if (radius && place) return t('withinRadiusOf', { radius, place })
  if (radius) return t('within', { radius })
  if (place) return place
  if (isEverywhere(search)) return t('everywhere')
  if (!search.isPositioned) return t('riyadh')
  return t(isOfReader ? 'nearYou' : 'thisArea')
}

/** The place that the words or the address name; a drawn rectangle replaces it. */
function usePlaceName(list: ShownList): string | null {
  const locale = useLocale()
  const { bounds } = useSearch().search.filters
  return list.place && !bounds ? readIn(locale, list.place.name).text : null
}

function useOriginText(list: ShownList): string | null {
  const t = usePhrases('search')
  const origin = useOrigin(list)
  const place = usePlaceName(list)
  const { near } = useSearch().search
  if (!origin || !hasDistances(list.items)) return null
  if (origin === 'viewer') return t(near ? 'straightLine' : 'fromYou')
  return place && origin === 'place' ? t('fromPlace', { place }) : t('fromCentre')
}
