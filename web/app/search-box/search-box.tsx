import { defaultZoom } from '@qareeb/contract/cities'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { locateViewer } from '../map/viewer.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { Select } from '../ui/select.tsx'
import { otherCity, useCityOptions } from './city-options.ts'
import { searchTarget, type BoxSearch } from './search-target.ts'
import { WordsInput } from './words-input.tsx'

type SearchBoxProps = {
  shape: 'hero' | 'compact'
  /** Query of the search page that is open, whose filters stay; empty elsewhere. */
  current: URLSearchParams
  /** City that stands in the box at first; `''` is wherever the map is. */
  city: string
  /** Hears of another city before anything is searched. */
  onCity?: (city: string) => void
}

const looks = {
  hero: {
    form: 'flex-col rounded-l p-2 shadow-2 sm:h-[4.25rem] sm:flex-row sm:rounded-full',
    words: 'h-12 text-base',
    city: 'h-12 border-line max-sm:border-t sm:w-52 sm:border-s',
    button: 'large' as const,
  },
  compact: {
    form: 'h-11 rounded-full p-1',
    words: 'h-9 text-sm',
    city: 'h-7 w-40 border-s border-line text-sm',
    button: 'small' as const,
  },
}

/**
 * Words, city and the button. A plain form, so that it searches before any script is here; with scripts it also keeps
 * the filters, offers words, and finds the reader's place for "Other".
 */
export function SearchBox({ shape, current, city: firstCity, onCity }: SearchBoxProps) {
  const t = usePhrases('shell')
  const paths = usePaths()
  const navigate = useNavigate()
  const [words, setWords] = useState(current.get('q') ?? '')
  const [city, setCity] = useState(firstCity)
  const look = looks[shape]
  const options = useCityOptions(shape === 'compact')

  const search = (box: BoxSearch) => navigate(paths.search() + searchTarget(current, box))
  const submit = async () => {
    if (city !== otherCity) return search({ q: words, city })
    const found = await locateViewer()
    // Without a place Riyadh is as good a start as the map has.
    if (typeof found === 'string') return search({ q: words, city: 'riyadh' })
    return search({ q: words, position: { ...found, zoom: defaultZoom } })
  }

  return (
    <Form
      role="search"
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className={cx('flex w-full border border-line-strong bg-surface focus-within:border-brand', look.form)}
    >
      <div className="flex min-w-0 items-center sm:flex-1 gap-2.5 ps-3">
        <Search className="size-5 shrink-0 text-ink-3" aria-hidden />
        <WordsInput
          text={words}
          onText={setWords}
          onTitle={(q) => {
            setWords(q)
            void search({ q, city: city === otherCity ? undefined : city })
          }}
          onPlace={(key) => {
            setWords('')
            void search({ q: '', city: key })
          }}
          className={cx('w-full bg-transparent outline-none placeholder:text-ink-3', look.words)}
        />
      </div>
      <div className={cx('flex min-w-0 items-center gap-1 ps-3', look.city)}>
        <MapPin className="size-5 shrink-0 text-ink-3" aria-hidden />
        <Select
          name="city"
          aria-label={t('whereLabel')}
          className="h-full min-w-0 flex-1 ps-1"
          options={options}
          value={city}
          onChange={(event) => {
            setCity(event.target.value)
            onCity?.(event.target.value)
          }}
        />
      </div>
      <button type="submit" className={buttonStyle({ size: look.button })}>
        {t('search')}
      </button>
    </Form>
  )
}
