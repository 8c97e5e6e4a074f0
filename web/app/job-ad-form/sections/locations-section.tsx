import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { MapPinPlus } from 'lucide-react'
import { useState } from 'react'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FormSection } from '../desk/form-section.tsx'
import { chooseLocation } from '../locations/choose-location.ts'
import { LocationList } from '../locations/location-list.tsx'
import { LocationMap } from '../locations/location-map.tsx'
import { fieldId } from '../typed/field-names.ts'
import type { SectionProps } from './section-props.ts'

type LocationsSectionProps = SectionProps & {
  locations: readonly OrganizationLocation[]
  /** Opens the form of a new branch. */
  onAdd: () => void
}

/** Branches of the company where the work is done: a list and a map that are one selection, and a new one in place. */
export function LocationsSection({ onAdd, ...props }: LocationsSectionProps) {
  const t = usePhrases('jobAdForm')
  const { locationIds } = props.typed
  return (
    <FormSection
      id="locations"
      title={t('locations')}
      {...(locationIds.length > 0 && { badge: <Chosen count={locationIds.length} /> })}
      action={
        <Button kind="outline" size="small" onClick={onAdd}>
          <MapPinPlus className="size-4" aria-hidden />
          {t('newLocation')}
        </Button>
      }
    >
      <Locations
        {...props}
        onChoose={(locationId, isChosen) => props.change((now) => chooseLocation(now, locationId, isChosen))}
      />
    </FormSection>
  )
}

type LocationsProps = Omit<LocationsSectionProps, 'onAdd'> & {
  onChoose: (id: string, isChosen: boolean) => void
}

function Locations({ typed: { locationIds }, errors, locations, onChoose }: LocationsProps) {
  const t = usePhrases('jobAdForm')
  const id = fieldId('locationIds')
  const [pointed, setPointed] = useState<string | null>(null)
  const selection = {
    chosen: locationIds,
    pointed,
    onPoint: setPointed,
    toggle: (locationId: string) => onChoose(locationId, !locationIds.includes(locationId)),
  }
  return (
    <>
      {locations.length === 0 ? (
        <p
          id={id}
          tabIndex={-1}
          className="rounded-m border border-dashed border-line-strong p-5 text-center text-ink-2"
        >
          {t('noLocations')}
        </p>
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <LocationList id={id} locations={locations} selection={selection} />
          <LocationMap locations={locations} selection={selection} />
        </div>
      )}
      <FieldErrorText id={id} error={errors.locationIds} />
    </>
  )
}

function Chosen({ count }: { count: number }) {
  const t = usePhrases('jobAdForm')
  const { number } = useFormats()
  return <Badge tone="good">{t('locationsChosen', { count, most: number(jobAdBounds.locations.max) })}</Badge>
}
