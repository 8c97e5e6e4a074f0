import { useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { isPreset } from '../search-box/search-target.ts'

/** The search of every page but the home page, which has its own, and phones, whose search page has one. */
export function HeaderSearch() {
  const paths = usePaths()
  const { pathname, search } = useLocation()
  if (pathname === paths.home()) return null

  const isSearchPage = pathname === paths.search()
  const current = new URLSearchParams(isSearchPage ? search : '')
  const city = current.get('city')
  return (
    <div className="hidden w-full max-w-2xl md:block">
      {/* Another search is another box: what was typed and not sent does not outlive it. */}
      <SearchBox
        key={`${current.get('q')}/${city}`}
        shape="compact"
        current={current}
        city={isPreset(city) ? city : ''}
      />
    </div>
  )
}
