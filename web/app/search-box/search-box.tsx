import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { MapPin, Search } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { Select } from '../ui/select.tsx'
import { useCityOptions } from './city-options.ts'
import { type BoxSearch, nearReader, otherCity } from './search-target.ts'
import { useOpenSearch } from './use-open-search.ts'
import { WordsInput } from './words-input.tsx'

type SearchBoxProps = {
  shape: 'hero' | 'compact'
  /** Query of the search page that is open, whose filters stay; empty elsewhere. */
  current: URLSearchParams
  /** City of the page, which stands in the box until another is chosen there; `''` is wherever the map is. */
  city: string
  /** Called with another city before a search. */
  onCity?: (city: string) => void
  /** Whether wherever the map is can be chosen; there has to be a map. */
  offersMap?: boolean
  /** Where the page searches, when that is none of the cities that are always offered. */
  place?: PlaceSummary | null
  /** The words of the address without those that name places; null where none does. */
  withoutPlace?: string | null
}

const looks = {
  hero: {
    form: 'flex-col rounded-l p-2 shadow-2 max-sm:relative sm:h-[4.25rem] sm:flex-row sm:rounded-full',
    // The suggestions lie under the positioned box: on phones under the city and the button too.
    wordsBox: 'sm:relative sm:flex-1',
    words: 'h-12 text-base',
    city: 'h-12 border-line max-sm:border-t sm:w-52 sm:border-s',
    button: 'large',
  },
  compact: {
    form: 'h-12 items-center rounded-full p-1',
    wordsBox: 'relative flex-1',
    words: 'h-9 text-sm',
    city: 'h-10 w-32 shrink-0 border-s border-line text-sm sm:w-40 md:w-28 xl:w-40',
    button: 'small',
  },
} as const

/**
 * Words, city and the button. A plain form, so that it searches before any script is here; with scripts it also keeps
 * the filters, offers words, and finds the reader's place for "Other".
 */
export function SearchBox({ shape, offersMap = false, ...asked }: SearchBoxProps) {
  const paths = usePaths()
  const { words, setWords, city, chooseCity, submit, pickTitle, pickPlace, isLocating } = useBox(asked)

  return (
    <search>
      <form
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className={cx(
          'flex w-full border border-line-strong bg-surface focus-within:border-brand',
          looks[shape].form,
        )}
      >
        <WordsBox shape={shape} text={words} onText={setWords} onTitle={pickTitle} onPlace={pickPlace} />
        <CitySelect
          shape={shape}
          city={city}
          onCity={chooseCity}
          offersMap={offersMap}
          isNear={asked.city === nearReader}
          place={asked.place ?? null}
        />
        <SubmitButton shape={shape} isLocating={isLocating} />
      </form>
    </search>
  )
}

/** The texts of the box, and its actions. */
function useBox({
  current,
  city: cityOfPage,
  onCity,
  place,
  withoutPlace = null,
}: Omit<SearchBoxProps, 'shape' | 'offersMap'>) {
  const t = usePhrases('shell')
  const searched = current.get('q') ?? ''
  // Near the reader, the select says so, and the box shows the other words.
  const [words, setWords] = useOfPage(cityOfPage === nearReader ? (withoutPlace ?? '') : searched, {
    keepsOther: true,
  })
  const [city, setCity] = useOfPage(cityOfPage)
  const { search, searchHere, isLocating } = useOpenSearch(current)

  // The server decides whether words ask for jobs nearby.
  const searchFor = (q: string) =>
    city === nearReader
      ? search({ q: `${t('nearMe')} ${q}` })
      : search({ q, city: city === otherCity ? undefined : city })
  const submit = () => (city === otherCity ? searchHere(words) : searchFor(words))
  const pick = (found: BoxSearch) => {
    setWords(found.q)
    void search(found)
  }
  const chooseCity = (chosen: string) => {
    setCity(chosen)
    onCity?.(chosen)
    // Words that name a place go before the city, unless that was chosen after them: then they leave the place out.
    if (withoutPlace !== null && chosen !== place?.key && words === searched) setWords(withoutPlace)
  }
  const pickTitle = (title: string) => {
    setWords(title)
    void searchFor(title)
  }
  const pickPlace = ({ key, lat, lng, zoom }: PlaceSummary, rest: string) =>
    pick({ q: rest, city: key, position: { lat, lng, zoom } })
  return { words, setWords, city, chooseCity, submit, pickTitle, pickPlace, isLocating }
}

type WordsBoxProps = Omit<ComponentProps<typeof WordsInput>, 'className'> & Pick<SearchBoxProps, 'shape'>

function WordsBox({ shape, ...input }: WordsBoxProps) {
  const look = looks[shape]
  return (
    <div className={cx('flex min-w-0 items-center gap-2.5 ps-3', look.wordsBox)}>
      <Search
        className={cx('size-5 shrink-0 text-ink-3', shape === 'compact' && 'max-sm:hidden')}
        aria-hidden
      />
      <WordsInput
        {...input}
        className={cx('w-full bg-transparent outline-none placeholder:text-ink-3', look.words)}
      />
    </div>
  )
}

/**
 * A value of the box, which the page replaces once its own is another one.
 * @param keepsOther leaves a value that the reader has changed
 */
function useOfPage(ofPage: string, { keepsOther = false } = {}) {
  const [value, setValue] = useState(ofPage)
  const [lastOfPage, setLastOfPage] = useState(ofPage)
  if (lastOfPage !== ofPage) {
    setLastOfPage(ofPage)
    if (!keepsOther || value === lastOfPage) setValue(ofPage)
  }
  return [value, setValue] as const
}

/** On phones the words need the room: there the small button is a picture. */
function SubmitButton({ shape, isLocating }: { shape: SearchBoxProps['shape']; isLocating: boolean }) {
  const t = usePhrases('shell')
  const isSmall = shape === 'compact'
  return (
    <button
      type="submit"
      aria-busy={isLocating}
      className={cx(
        buttonStyle({ size: looks[shape].button }),
        'aria-busy:animate-pulse',
        isSmall && 'max-sm:w-9 max-sm:px-0',
      )}
    >
      {isSmall && <Search className="size-5 sm:hidden" aria-hidden />}
      <span className={cx(isSmall && 'max-sm:sr-only')}>{t(isLocating ? 'locating' : 'search')}</span>
    </button>
  )
}

type CitySelectProps = Required<Pick<SearchBoxProps, 'shape' | 'city' | 'onCity' | 'offersMap' | 'place'>> & {
  /** Whether the page searches near the reader. */
  isNear: boolean
}

function CitySelect({ shape, city, onCity, offersMap, isNear, place }: CitySelectProps) {
  const t = usePhrases('shell')
  return (
    <div className={cx('flex min-w-0 items-center gap-1 ps-3', looks[shape].city)}>
      <MapPin
        className={cx('size-5 shrink-0 text-ink-3', shape === 'compact' && 'max-xl:hidden')}
        aria-hidden
      />
      <Select
        name="city"
        aria-label={t('whereLabel')}
        className="h-full min-w-0 flex-1 ps-1 pt-0.5"
        options={useCityOptions({ anywhere: offersMap, near: isNear, place })}
        value={city}
        onChange={(event) => onCity(event.target.value)}
      />
    </div>
  )
}
