import { useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'

/**
 * What signing in leads back to: a search, an ad, a company, the saved jobs. From elsewhere, as from the home page,
 * everybody comes to the place of their own.
 */
export function useReturn(): { returnTo?: string } {
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const places = [paths.search(), paths.favorites(), paths.jobAd(''), paths.company('')]
  const isRead = places.some((place) => pathname.startsWith(place))
  return isRead ? { returnTo: pathname + search } : {}
}
