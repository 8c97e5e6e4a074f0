import type { Locale } from '@qareeb/contract/locale'
import { useLocation, useMatches } from 'react-router'
import { headOf } from '../page-head.ts'
import { localeOf, pathInLocale } from '../paths.ts'

/** Path and query of the page that is shown, in each language. */
export function usePageAddresses(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const head = headOf(useMatches())
  const { ar, en } = head?.addresses ?? { ar: pathInLocale(pathname, 'ar'), en: pathInLocale(pathname, 'en') }
  return { ar: ar + search, en: en + search }
}

/** The addresses that search engines are told: without what only arranges the page. */
export function canonicalAddresses(
  address: { pathname: string; search: string },
  kept: readonly string[] = [],
) {
  const query = new URLSearchParams(address.search)
  const parts = kept.flatMap((name) =>
    query.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
  )
  const search = parts.length > 0 ? `?${parts.join('&')}` : ''
  return {
    locale: localeOf(address.pathname),
    ar: pathInLocale(address.pathname, 'ar') + search,
    en: pathInLocale(address.pathname, 'en') + search,
  }
}
