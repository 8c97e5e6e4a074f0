import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { Link } from 'react-router'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { fieldId } from '../typed/field-names.ts'
import type { SectionProps } from './section-props.ts'

type LocationsSectionProps = SectionProps & { locations: readonly OrganizationLocation[] }

/** Branches of the company where the work is done. */
export function LocationsSection({ typed, change, errors, locations }: LocationsSectionProps) {
  const t = usePhrases('jobAdForm')
  const paths = usePaths()
  const id = fieldId('locationIds')
  const toggle = (locationId: string, isChosen: boolean) =>
    change((now) => ({
      ...now,
      locationIds: isChosen
        ? [...now.locationIds, locationId]
        : now.locationIds.filter((one) => one !== locationId),
    }))
  return (
    <SectionCard id="locations" title={t('locations')} text={t('locationsHint')}>
      {locations.length === 0 && <p className="mb-4">{t('noLocations')}</p>}
      <ul
        id={id}
        tabIndex={-1}
        aria-describedby={`${id}-error`}
        className="grid max-h-80 grid-cols-1 gap-2 overflow-y-auto"
      >
        {locations.map((location) => (
          <LocationRow
            key={location.id}
            location={location}
            isChosen={typed.locationIds.includes(location.id)}
            onToggle={(isChosen) => toggle(location.id, isChosen)}
          />
        ))}
      </ul>
      <FieldErrorText id={id} error={errors.locationIds} />
      <Link
        to={paths.companyLocations()}
        className={`${buttonStyle({ kind: 'outline', size: 'small' })} mt-4`}
      >
        {t('addLocation')}
      </Link>
    </SectionCard>
  )
}

type LocationRowProps = {
  location: OrganizationLocation
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
}

function LocationRow({ location, isChosen, onToggle }: LocationRowProps) {
  const locale = useLocale()
  const name = readIn(locale, location.name)
  const address = readIn(locale, location.address)
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-m border border-line px-4 py-2.5 has-checked:border-brand has-checked:bg-brand-soft">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={name.text}
          onChange={(event) => onToggle(event.target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0">
          <span className="block font-medium" lang={name.locale}>
            {name.text}
          </span>
          <span className="block truncate text-sm text-ink-2" lang={address.locale}>
            {address.text}
          </span>
        </span>
      </label>
    </li>
  )
}
