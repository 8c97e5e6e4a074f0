import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { readIn } from '../i18n/bilingual.ts'
import { formatKilometres } from '../i18n/distance.ts'
import { isolateCode, isolateName } from '../i18n/isolate.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceList } from '../ui/choice-list.tsx'
import { farKm, nearerLocation } from './nearer-location.ts'

type LocationChoiceProps = {
  locations: readonly JobAdLocation[]
  chosenId: string
  onChange: (id: string) => void
}

/** The location to apply to, with distances, and a warning about a far one that never blocks. */
export function LocationChoice({ locations, chosenId, onChange }: LocationChoiceProps) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const { distance } = useFormats()
  const chosen = locations.find(({ id }) => id === chosenId)
  if (!chosen) return null
  return (
    <div className="grid gap-3">
      {locations.length > 1 && (
        <ChoiceList
          legend={t('location')}
          pick="one"
          choices={locations.map((location) => ({
            value: location.id,
            label: readIn(locale, location.name).text,
            aside: location.distanceKm === null ? undefined : distance(location.distanceKm),
          }))}
          chosen={[chosenId]}
          onChange={([id]) => id && onChange(id)}
        />
      )}
      <div role="status" className="empty:hidden">
        <FarWarning locations={locations} chosen={chosen} onChange={onChange} />
      </div>
    </div>
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
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-m bg-warn-soft px-4 py-2.5 text-sm text-warn">
      <span>{t('far', { distance: inWords(km) })}</span>
      {nearer?.distanceKm !== undefined && nearer.distanceKm !== null && (
        <Button kind="outline" size="small" onClick={() => onChange(nearer.id)}>
          {t('nearer', {
            location: isolateName(readIn(locale, nearer.name).text),
            distance: inWords(nearer.distanceKm),
          })}
        </Button>
      )}
    </div>
  )
}
