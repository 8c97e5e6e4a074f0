import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { mostWordsLength } from '@qareeb/contract/search/search-bounds'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useSuggestions, type Suggestions } from '../map/places/use-suggestions.ts'
import { Combobox, type ComboboxOption } from '../ui/combobox.tsx'

type WordsInputProps = {
  text: string
  onText: (text: string) => void
  /** A job title was picked: its text stands in the input. */
  onTitle: (title: string) => void
  /** A place was picked; `rest` is the typed text before it. */
  onPlace: (place: PlaceSummary, rest: string) => void
  className: string
}

const shownTitles = 6
const shownPlaces = 3

/** The input of words, which offers job titles and places while one types. */
export function WordsInput({ text, onText, onTitle, onPlace, className }: WordsInputProps) {
  const t = usePhrases('shell')
  const [isTouched, setIsTouched] = useState(false)
  const suggestions = useSuggestions(text, isTouched)
  const options = useOptions(suggestions, text)

  return (
    <Combobox
      name="q"
      type="search"
      enterKeyHint="search"
      maxLength={mostWordsLength}
      aria-label={t('whatLabel')}
      placeholder={t('whatPlaceholder')}
      className={className}
      text={text}
      onText={(typed) => {
        setIsTouched(true)
        onText(typed)
      }}
      options={options}
      onPick={({ key, text: picked }) => {
        setIsTouched(false)
        const place = suggestions.places.find((one) => key === placeKey(one))
        if (place) onPlace(place, suggestions.beforePlace)
        else onTitle(picked)
      }}
    />
  )
}

const placeKey = ({ key }: { key: string }) => `place/${key}`

/** Titles in the script that is being typed, then places in the reader's language. */
function useOptions({ titles, places }: Suggestions, typed: string): ComboboxOption[] {
  const locale = useLocale()
  const script = /\p{Script=Arabic}/u.test(typed) ? 'ar' : 'en'
  return [
    ...titles.slice(0, shownTitles).map((title) => ({
      key: `title/${title[script]}`,
      text: title[script],
      icon: <Search className="size-4" aria-hidden />,
    })),
    ...places.slice(0, shownPlaces).map(({ key, name, cityName }) => ({
      key: placeKey({ key }),
      text: readIn(locale, name).text,
      icon: <MapPin className="size-4" aria-hidden />,
      ...(cityName && { aside: readIn(locale, cityName).text }),
    })),
  ]
}
