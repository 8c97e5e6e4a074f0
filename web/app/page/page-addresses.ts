import type { Locale } from '@qareeb/contract/locale'
import { useLocation, useMatches } from 'react-router'
import { pathInLocale } from '../paths.ts'
import { headOf } from './page-head.ts'

/** Path and query of the page that is shown, in each language. */
export function usePageAddresses(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const head = headOf(useMatches())
  const { ar, en } = head?.addresses ?? { ar: pathInLocale(pathname, 'ar'), en: pathInLocale(pathname, 'en') }
  return { ar: ar + search, en: en + search }
}

/** The addresses for search engines. @param query the part that makes another page of the same path */
export const canonicalAddresses = (pathname: string, query = ''): Record<Locale, string> => ({
  ar: pathInLocale(pathname, 'ar') + query,
  en: pathInLocale(pathname, 'en') + query,
})
