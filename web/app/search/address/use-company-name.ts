import { useLocale } from '../../i18n/use-phrases.ts'
import { useSearch } from '../results/use-search.ts'
import { companyOf } from './company-of.ts'

/** The name of the company to which the shown list is limited; null when there is none. */
export function useCompanyName(): string | null {
  const { search, list } = useSearch()
  return companyOf(search, list, useLocale())
}
