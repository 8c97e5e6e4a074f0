import { jobAdListBounds } from '@qareeb/contract/job-ads/job-ad-life'
import { SearchAsTyped } from '../../forms/search-as-typed.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { ListAddressing } from './use-list-filter.ts'

/** Search in the titles of ads; the address follows the typing. */
export const AdSearch = ({ filter: { q }, change }: ListAddressing) => (
  <SearchAsTyped
    label={usePhrases('jobAdList')('search')}
    value={q}
    onChange={(words) => change({ q: words })}
    maxLength={jobAdListBounds.words}
    className="w-full sm:w-72"
  />
)
