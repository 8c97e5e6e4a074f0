import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { MapPinPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { positionOf } from '../../organization-locations/position-of.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FormSection } from '../desk/form-section.tsx'
import { LocationList } from '../locations/location-list.tsx'
import { LocationMap } from '../locations/location-map.tsx'
import { fieldId } from '../typed/field-names.ts'
import type { SectionProps } from './section-props.ts'

const BranchDialog = lazy(async () => {
  const { BranchDialog } = await import('../../organization-locations/branch-dialog.tsx')
  return { default: BranchDialog }
})

type LocationsSectionProps = SectionProps & { locations: readonly OrganizationLocation[] }

/** Branches of the company where the work is done: a list and a map that are one selection, and a new one in place. */
export function LocationsSection(props: LocationsSectionProps) {
  const t = usePhrases('jobAdForm')
  const { locationIds } = props.typed
  const [isAdding, setIsAdding] = useState(false)
  const choose = (locationId: string, isChosen: boolean) =>
    props.change((now) => {
      const others = now.locationIds.filter((one) => one !== locationId)
      const isFull = others.length >= jobAdBounds.locations.max
      return { ...now, locationIds: isChosen && !isFull ? [...others, locationId] : others }
    })
  return (
    <FormSection
      id="locations"
      title={t('locations')}
      {...(locationIds.length > 0 && { badge: <Chosen count={locationIds.length} /> })}
      action={
        <Button kind="outline" size="small" onClick={() => setIsAdding(true)}>
          <MapPinPlus className="size-4" aria-hidden />
          {t('newLocation')}
        </Button>
      }
    >
      <Locations {...props} onChoose={choose} />
      {isAdding && (
        <Suspense>
          <BranchDialog
            isDrawer
            branch={null}
            first={positionOf(props.locations)}
            onAdded={(added) => choose(added, true)}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </FormSection>
  )
}

type LocationsProps = LocationsSectionProps & { onChoose: (id: string, isChosen: boolean) => void }

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
