import type { Sort } from '@qareeb/contract/search/choices'
import { ArrowDownUp } from 'lucide-react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { Select } from '../../../ui/select.tsx'
import { hasCentre, type Search } from '../../address/search-address.ts'
import { useSearch } from '../use-search.ts'

/** The order of the list. */
export function SortSelect({ sort }: { sort: Sort }) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const offered = ordersIn(search)
  return (
    <span className="needs-scripts flex shrink-0 items-center gap-1.5 text-sm font-medium text-brand">
      <ArrowDownUp className="size-4" aria-hidden />
      <Select
        className="min-h-10 *:field-sizing-content"
        aria-label={t('sort.label')}
        value={sort}
        options={offered.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one === target.value)
          void go((now) => ({ ...now, sort: chosen, after: undefined }))
        }}
      />
    </span>
  )
}

const orders: readonly Sort[] = ['closest', 'newest', 'oldest', 'arabic', 'english']

/** The orders that a search offers: the closest where there is a point to measure from, and each language first. */
export const ordersIn = (search: Search): readonly Sort[] =>
  orders.filter((order) => order !== 'closest' || hasCentre(search))
