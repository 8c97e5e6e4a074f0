import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { MapPin } from 'lucide-react'
import { useId } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { formatKilometres } from '../../i18n/distances.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { farKm } from './nearer-location.ts'

export type LocationListProps = {
  /** The id of the heading that names the choice. */
  labelId: string
  locations: readonly JobAdLocation[]
  chosenId: string
  onChange: (id: string) => void
}

/** A few locations to choose from; a single one is a plain row. */
export function LocationList({ labelId, locations, chosenId, onChange }: LocationListProps) {
  const name = useId()
  const [only] = locations
  if (locations.length === 1 && only)
    return (
      <div className="flex min-h-12 items-center gap-3 rounded-m border border-line bg-surface px-4">
        <MapPin className="size-5 shrink-0 text-ink-3" aria-hidden />
        <NameAndDistance location={only} />
      </div>
    )
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface"
    >
      {locations.map((location) => (
        <label
          key={location.id}
          className={cx(
            'flex min-h-12 items-center gap-3 px-4 py-2',
            location.id === chosenId && 'bg-brand-soft font-medium',
          )}
        >
          <input
            type="radio"
            name={name}
            value={location.id}
            checked={location.id === chosenId}
            onChange={() => onChange(location.id)}
            className="size-5 shrink-0 accent-brand"
          />
          <NameAndDistance location={location} />
        </label>
      ))}
    </div>
  )
}

const NameAndDistance = ({ location }: { location: JobAdLocation }) => (
  <>
    <span className="grid min-w-0 flex-1 py-1 wrap-anywhere">
      <span>{readIn(useLocale(), location.name).text}</span>
      <span className="text-[0.8125rem] font-normal text-ink-2">{useWhere(location)}</span>
    </span>
    <Distance location={location} className="shrink-0 text-sm text-ink-2" />
  </>
)

/** In the colour of warnings where it is far. */
function Distance({ location, className }: { location: JobAdLocation; className: string }) {
  const locale = useLocale()
  const units = usePhrases('units')
  const { distanceKm } = location
  if (distanceKm === null) return null
  return (
    <span className={cx('tabular-nums', farKm(location) === null ? className : farStyle)}>
      {units('kilometres', { distance: isolateCode(formatKilometres(distanceKm, locale)) })}
    </span>
  )
}

const farStyle = 'shrink-0 text-sm font-semibold text-warn'

/** Where a location is, and how far away. */
export const LocationFacts = ({ location }: { location: JobAdLocation }) => (
  <>
    <Distance location={location} className="font-medium text-ink" />
    <span className="wrap-anywhere">{useWhere(location)}</span>
  </>
)

/** The address, with district and city unless it holds them: two branches of one district differ by their street alone. */
function useWhere({ district, city, address }: JobAdLocation): string {
  const locale = useLocale()
  const units = usePhrases('units')
  const street = readIn(locale, address).text
  const places = [district, city].flatMap((place) => (place ? [readIn(locale, place).text] : []))
  return [street, ...places.filter((place) => !street.includes(place))].filter(Boolean).join(units('comma'))
}
