import { ChevronDown, MapPin } from 'lucide-react'
import { useId } from 'react'
import { inputStyle } from '../../forms/input-style.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { LocationFacts, type LocationListProps } from './location-list.tsx'
import { LocationOptions } from './location-options.tsx'
import { useLocationSearch } from './use-location-search.ts'

/** Many locations: an input that shows the chosen one, and a list that typed words narrow. */
export function LocationSearch({ labelId, locations, chosenId, onChange }: LocationListProps) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const id = useId()
  const search = useLocationSearch(locations, onChange)
  const { typed, found, isShown, active } = search
  const chosen = locations.find((location) => location.id === chosenId)
  return (
    <div className="grid gap-1.5" onBlur={search.leave}>
      <div className="relative">
        <MapPin
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-3"
          aria-hidden
        />
        <input
          role="combobox"
          autoComplete="off"
          maxLength={80}
          aria-labelledby={labelId}
          aria-describedby={`${id}-chosen`}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-list-${active}` : undefined}
          placeholder={t('findLocation')}
          value={typed ?? (chosen ? readIn(locale, chosen.name).text : '')}
          onFocus={(event) => event.target.select()}
          onClick={search.open}
          onKeyDown={search.onKeyDown}
          onChange={(event) => search.type(event.target.value)}
          className={cx(inputStyle, 'truncate !ps-12 !pe-10')}
        />
        <ChevronDown
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-3"
          aria-hidden
        />
        <LocationOptions id={`${id}-list`} labelId={labelId} chosenId={chosenId} {...search} />
      </div>
      <output className="text-sm text-ink-2 empty:hidden">
        {typed !== null && found.length === 0 && t('noLocation')}
      </output>
      <p id={`${id}-chosen`} className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        {chosen && <LocationFacts location={chosen} />}
      </p>
    </div>
  )
}
