import { defaultCity } from '@qareeb/contract/cities'
import { useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { SearchBox } from './search-box.tsx'
import { useCurrentPlace } from './search-store.ts'
import { isPreset, nearReader } from './search-target.ts'

/** The search box of the header and of the search page on phones, which shows the current search there. */
export function CurrentSearchBox({ shape }: { shape: 'hero' | 'compact' }) {
  const { pathname, search } = useLocation()
  const isSearchPage = pathname === usePaths().search()
  const current = new URLSearchParams(isSearchPage ? search : '')
  const city = current.get('city')
  const isElsewhere = ['city', 'q', 'lat', 'bounds', 'organization'].some((name) => current.has(name))
  const { place, withoutPlace, isNearMe } = useCurrentPlace()
  const asAddressed = isPreset(city) ? city : isElsewhere ? '' : defaultCity
  // Another search has another box: unsent text of the former one is dropped.
  return (
    <SearchBox
      key={`${current.get('q')}/${city}`}
      shape={shape}
      current={current}
      // A place that the words name, as near the reader, replaces the city of the address.
      city={isNearMe ? nearReader : (place?.key ?? asAddressed)}
      offersMap={isSearchPage}
      place={place}
      withoutPlace={withoutPlace}
    />
  )
}
