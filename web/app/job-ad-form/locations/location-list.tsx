import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { isOnMap } from '../../map/map-limits.ts'
import { matchingBranches } from '../../organization-locations/matching-branches.ts'
import { cx } from '../../ui/cx.ts'
import { orderLocations } from './order-locations.ts'
import type { LocationSelection } from './selection.ts'

/** Rows that are shown before somebody asks for all. */
const shownAtFirst = 4
/** Branches from which on it is worth searching. */
const searchFrom = 5

type LocationListProps = {
  id: string
  locations: readonly OrganizationLocation[]
  selection: LocationSelection
}

/** The branches, the chosen ones first. The order stays while somebody chooses, so that no row moves under the finger. */
export function LocationList({ id, locations, selection }: LocationListProps) {
  const t = usePhrases('jobAdForm')
  const [words, setWords] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const [chosenFirst] = useState(selection.chosen)
  const ordered = useMemo(() => {
    const known = new Set(locations.map((location) => location.id))
    return orderLocations(
      locations,
      chosenFirst.filter((one) => known.has(one)),
    )
  }, [locations, chosenFirst])
  const found = matchingBranches(ordered, words)
  const isWhole = showsAll || words.trim() !== ''
  const shown = isWhole
    ? found
    : found.filter((one, at) => at < shownAtFirst || selection.chosen.includes(one.id))
  const left = found.length - shown.length
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {locations.length >= searchFrom && <SearchField words={words} onWords={setWords} />}
      <ul
        id={id}
        tabIndex={-1}
        aria-label={t('locations')}
        onPointerLeave={() => selection.onPoint(null)}
        className="grid max-h-72 grid-cols-1 gap-1 overflow-y-auto p-0.5"
      >
        {shown.map((location) => (
          <LocationRow key={location.id} location={location} selection={selection} />
        ))}
      </ul>
      {found.length === 0 && <p className="px-3 text-sm text-ink-2">{t('noLocationFound')}</p>}
      {left > 0 && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="roomy justify-self-start px-3 text-sm font-medium text-brand hover:underline"
        >
          {t('moreLocations', { count: left })}
        </button>
      )}
    </div>
  )
}

function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const t = usePhrases('jobAdForm')
  return (
    <label className="relative block">
      <span className="sr-only">{t('searchLocations')}</span>
      <Search className="absolute start-3 top-3 size-4.5 text-ink-3" aria-hidden />
      <input
        type="search"
        value={words}
        placeholder={t('searchLocations')}
        onChange={({ target }) => onWords(target.value)}
        className="h-11 w-full rounded-m border border-line-strong bg-surface ps-10 pe-3 text-sm placeholder:text-ink-3"
      />
    </label>
  )
}

type LocationRowProps = { location: OrganizationLocation; selection: LocationSelection }

function LocationRow({ location, selection: { chosen, pointed, onPoint, toggle } }: LocationRowProps) {
  const t = usePhrases('jobAdForm')
  const locale = useLocale()
  const name = readIn(locale, location.name)
  const address = readIn(locale, location.address)
  // Enter ticks as Space does; it must not save the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    toggle(location.id)
  }
  return (
    <li>
      <label
        onPointerEnter={() => onPoint(location.id)}
        className={cx(
          'flex min-h-12 cursor-pointer items-center gap-3 rounded-m px-3 py-1.5 has-checked:bg-brand-soft',
          pointed === location.id && 'ring-2 ring-brand ring-inset',
        )}
      >
        <input
          type="checkbox"
          checked={chosen.includes(location.id)}
          aria-label={name.text}
          onKeyDown={onKeyDown}
          onFocus={() => onPoint(location.id)}
          onBlur={() => onPoint(null)}
          onChange={() => toggle(location.id)}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0">
          <span className="block truncate text-[0.95rem] font-medium" lang={name.locale}>
            {name.text}
          </span>
          <span className="block truncate text-[0.8125rem] leading-5 text-ink-3">
            <span lang={address.locale}>{address.text}</span>
            {!isOnMap(location) && ` · ${t('notOnMap')}`}
          </span>
        </span>
      </label>
    </li>
  )
}
