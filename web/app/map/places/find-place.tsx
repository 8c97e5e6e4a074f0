import { MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { inputStyle } from '../../forms/input-style.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale } from '../../i18n/use-phrases.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { MapPosition } from '../map-rectangle.ts'
import { areSuggested, useSuggestions } from './use-suggestions.ts'

const shownPlaces = 6

type FindPlaceProps = {
  label: string
  hint: string
  /** Said where no place has the typed name. */
  unknown: string
  onFind: (position: MapPosition) => void
}

/** Finds a city or district of the gazetteer by its name, to begin from there. */
export function FindPlace({ label, hint, unknown, onFind }: FindPlaceProps) {
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState('')
  const places = useSuggestions(typed, typed !== '').places.slice(0, shownPlaces)
  const isUnknown = typed.trim() !== '' && places.length === 0 && areSuggested(typed)

  return (
    <FieldFrame id={id} label={label} hint={hint} error={isUnknown ? unknown : undefined} isOptional>
      <div className="relative">
        <Combobox
          id={id}
          type="search"
          maxLength={80}
          className={inputStyle}
          aria-describedby={`${id}-hint`}
          text={typed}
          onText={setTyped}
          // Enter picks a place and sends no form.
          onKeyPress={(event) => event.key === 'Enter' && event.preventDefault()}
          options={places.map(({ key, name, cityName }) => ({
            key,
            text: readIn(locale, name).text,
            icon: <MapPin className="size-4" aria-hidden />,
            ...(cityName && { aside: readIn(locale, cityName).text }),
          }))}
          onPick={({ key, text }) => {
            setTyped(text)
            const place = places.find((one) => one.key === key)
            if (place) onFind(place)
          }}
        />
      </div>
    </FieldFrame>
  )
}
