import { X } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { withFilters } from '../address/search-address.ts'
import { SearchLink } from '../address/search-link.tsx'
import { type SearchChange, useSearch } from '../results/use-search.ts'
import { nothingChosen } from './filter-names.ts'
import { chosenValues, useFilterWords } from './filter-words.ts'
import { useTypedValues } from './use-typed-values.ts'

/**
 * Each chosen value, and each that was read from the words, to be taken back alone; links, so that they work before any
 * script is here.
 */
export function ChosenFilters() {
  const t = usePhrases('search')
  const { search } = useSearch()
  const values = chosenValues(search.filters, useFilterWords())
  const typed = useTypedValues()
  if (values.length + typed.length === 0) return null

  return (
    <ul aria-label={t('activeFilters')} className="flex shrink-0 items-center gap-2">
      {typed.map(({ key, text, words }) => (
        <Chosen key={key} text={text} change={(now) => withFilters(now, { q: words || undefined })} />
      ))}
      {values.map(({ key, text, without }) => (
        <Chosen key={key} text={text} change={(now) => withFilters(now, without(now.filters))} />
      ))}
      {values.length > 1 && (
        <li>
          <SearchLink
            change={(now) => withFilters(now, nothingChosen)}
            className="inline-flex h-10 items-center px-2 text-sm font-medium whitespace-nowrap text-ink-2 underline"
          >
            {t('clearAll')}
          </SearchLink>
        </li>
      )}
    </ul>
  )
}

function Chosen({ text, change }: { text: string; change: SearchChange }) {
  const t = usePhrases('search')
  return (
    <li className="shrink-0">
      <SearchLink
        change={change}
        aria-label={t('removeFilter', { filter: text })}
        className="inline-flex h-10 items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3.5 text-sm font-medium whitespace-nowrap text-brand-strong hover:brightness-95"
      >
        {text}
        <X className="size-4" aria-hidden />
      </SearchLink>
    </li>
  )
}
