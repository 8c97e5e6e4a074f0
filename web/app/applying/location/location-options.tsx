import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { LocationFacts } from './location-list.tsx'

type LocationOptionsProps = {
  id: string
  labelId: string
  chosenId: string
  found: readonly JobAdLocation[]
  isShown: boolean
  /** The option that the arrows have reached. */
  active: number
  pick: (index: number) => void
}

/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role jsx-a11y/click-events-have-key-events --
   No element of its own makes a list that one walks from an input; the keys are the input's. */
/** The list under the search for a location; it scrolls to the active option. */
export function LocationOptions({ id, labelId, isShown, active, pick, ...options }: LocationOptionsProps) {
  const jobAds = usePhrases('jobAds')
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isShown) (list.current?.children[active] ?? list.current)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelId}
        hidden={!isShown}
        // The press would take the focus, and with it the list, away before the click.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded-m border border-line bg-surface p-1.5 shadow-2"
      >
        {options.found.map((location, index) => (
          <li
            key={location.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={location.id === options.chosenId}
            onClick={() => pick(index)}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-s px-3 py-1.5 hover:bg-sunken',
              index === active && 'bg-brand-soft outline-2 -outline-offset-2 outline-brand',
            )}
          >
            <span className="grid min-w-0 flex-1">
              <span className={cx('wrap-anywhere', location.id === options.chosenId && 'font-semibold')}>
                {readIn(locale, location.name).text}
              </span>
              <span className="flex flex-wrap gap-x-3 text-[0.8125rem] text-ink-2">
                <LocationFacts location={location} />
              </span>
            </span>
            {location.id === options.chosenId && <Check className="size-5 shrink-0 text-brand" aria-hidden />}
          </li>
        ))}
      </ul>
      <output className="sr-only">
        {isShown && jobAds('locationCount', { count: options.found.length })}
      </output>
    </>
  )
}
