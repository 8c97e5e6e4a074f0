import type { Locale } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import type { ShownList } from '../shown-list.ts'
import type { Search } from './search-address.ts'

/**
 * The name of the company to which the search is limited, as in its ads, for a sentence or alone; null when there
 * is none or it has no ads.
 */
export function companyOf({ filters }: Search, { items }: ShownList, locale: Locale): string | null {
  const company = items[0]?.organization
  return filters.organization && company ? isolateName(readIn(locale, company.name).text) : null
}
