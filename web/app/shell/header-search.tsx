import { useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { CurrentSearchBox } from '../search-box/current-search-box.tsx'

/** The search of every page but the home page, which has its own, and phones, whose search page has one. */
export function HeaderSearch() {
  const { pathname } = useLocation()
  if (pathname === usePaths().home()) return null
  return (
    <div className="hidden w-full max-w-2xl md:block">
      <CurrentSearchBox shape="compact" />
    </div>
  )
}
