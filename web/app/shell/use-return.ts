import { useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'

/**
 * The pages that signing in returns to: a search, an ad, a company, the saved jobs. From other pages, such as the
 * home page, it leads to the person's own start page.
 */
export function useReturn(): { returnTo?: string } {
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const places = [paths.search(), paths.favorites(), paths.jobAd(''), paths.company('')]
  const isRead = places.some((place) => pathname.startsWith(place))
  return isRead ? { returnTo: pathname + search } : {}
}
