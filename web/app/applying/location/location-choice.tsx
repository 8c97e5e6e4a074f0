import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { TriangleExclamationPoint } from 'lucide-react'
import { useId } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { formatKilometres } from '../../i18n/distances.ts'
import { isolateCode, isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { LocationList } from './location-list.tsx'
import { LocationSearch } from './location-search.tsx'
import { farKm, nearerLocation } from './nearer-location.ts'

type LocationChoiceProps = {
  locations: readonly JobAdLocation[]
  chosenId: string
  /** Of remote work a far location needs no warning. */
  warns: boolean
  onChange: (id: string) => void
}

/** Locations that are shown as a list; more are found by words. */
const mostListed = 3

/** The location to apply to, with distances, and a warning about a far one that never blocks. */
export function LocationChoice({ locations, chosenId, warns, onChange }: LocationChoiceProps) {
  const t = usePhrases('applying')
  const units = usePhrases('units')
  const labelId = useId()
  const chosen = locations.find(({ id }) => id === chosenId)
  if (!chosen) return null
  const Choice = locations.length > mostListed ? LocationSearch : LocationList
  const hasDistances = locations.some(({ distanceKm }) => distanceKm !== null)
  return (
    <section aria-labelledby={labelId} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={labelId} className="font-semibold">
          {t('location')}
        </h3>
        {hasDistances && <span className="text-[0.8125rem] text-ink-2">{units('straightLine')}</span>}
      </div>
      <Choice labelId={labelId} locations={locations} chosenId={chosenId} onChange={onChange} />
      <div role="status" className="empty:hidden">
        {warns && <FarWarning locations={locations} chosen={chosen} onChange={onChange} />}
      </div>
    </section>
  )
}

type FarWarningProps = Pick<LocationChoiceProps, 'locations' | 'onChange'> & { chosen: JobAdLocation }

function FarWarning({ locations, chosen, onChange }: FarWarningProps) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const km = farKm(chosen)
  if (km === null) return null
  const nearer = nearerLocation(locations, chosen)
  const inWords = (distanceKm: number) => isolateCode(formatKilometres(distanceKm, locale))
  const nameOf = (location: JobAdLocation) => isolateName(readIn(locale, location.name).text)
  return (
    <div className="flex items-start gap-3 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
      <TriangleExclamationPoint className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <p>
          <strong className="font-semibold">
            {t('far', { location: nameOf(chosen), distance: inWords(km) })}
          </strong>{' '}
          {t(nearer ? 'farWithNearer' : 'farAnyway')}
        </p>
        {nearer && (
          <Button
            kind="outline"
            size="small"
            onClick={() => onChange(nearer.id)}
            className="!h-auto min-h-10 max-w-full justify-self-start py-1.5 !whitespace-normal"
          >
            {t('nearer', { location: nameOf(nearer), distance: inWords(nearer.distanceKm ?? 0) })}
          </Button>
        )}
      </div>
    </div>
  )
}
