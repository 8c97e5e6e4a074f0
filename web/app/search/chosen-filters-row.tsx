import { X } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { nothingChosen } from './chosen-filters.ts'
import { chosenValues, useFilterWords } from './filter-words.ts'
import { addressOf, withFilters } from './search-address.ts'
import { useSearch } from './use-search.ts'

/** Each chosen value, to be taken back alone; links, so that they work before any script is here. */
export function ChosenFilters() {
  const t = usePhrases('search')
  const paths = usePaths()
  const { search } = useSearch()
  const values = chosenValues(search.filters, useFilterWords())
  if (values.length === 0) return null

  return (
    <ul aria-label={t('activeFilters')} className="mb-3 flex flex-wrap items-center gap-2">
      {values.map(({ key, text, without }) => (
        <li key={key}>
          <Link
            to={paths.search(addressOf(withFilters(search, without)))}
            aria-label={t('removeFilter', { filter: text })}
            className="inline-flex h-9 items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3.5 text-sm font-medium text-brand-strong hover:brightness-95"
          >
            {text}
            <X className="size-4" aria-hidden />
          </Link>
        </li>
      ))}
      {values.length > 1 && (
        <li>
          <Link
            to={paths.search(addressOf(withFilters(search, nothingChosen)))}
            className="px-2 text-sm font-medium text-ink-2 underline"
          >
            {t('clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
