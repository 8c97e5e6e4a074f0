import { X } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { withFilters } from '../address/search-address.ts'
import { SearchLink } from '../address/search-link.tsx'
import { useSearch } from '../results/use-search.ts'
import { nothingChosen } from './chosen-filters.ts'
import { chosenValues, useFilterWords } from './filter-words.ts'

/** Each chosen value, to be taken back alone; links, so that they work before any script is here. */
export function ChosenFilters() {
  const t = usePhrases('search')
  const { search } = useSearch()
  const values = chosenValues(search.filters, useFilterWords())
  if (values.length === 0) return null

  return (
    <ul aria-label={t('activeFilters')} className="mb-3 flex flex-wrap items-center gap-2">
      {values.map(({ key, text, without }) => (
        <li key={key}>
          <SearchLink
            change={(now) => withFilters(now, without(now.filters))}
            aria-label={t('removeFilter', { filter: text })}
            className="inline-flex h-10 items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3.5 text-sm font-medium text-brand-strong hover:brightness-95"
          >
            {text}
            <X className="size-4" aria-hidden />
          </SearchLink>
        </li>
      ))}
      {values.length > 1 && (
        <li>
          <SearchLink
            change={(now) => withFilters(now, nothingChosen)}
            className="inline-flex h-10 items-center px-2 text-sm font-medium text-ink-2 underline"
          >
            {t('clearAll')}
          </SearchLink>
        </li>
      )}
    </ul>
  )
}
