import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { lazy, useMemo, useState } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { BranchMapFrame } from '../../organization-locations/branch-map-frame.tsx'
import type { Dot } from '../../organization-locations/dots-map.tsx'
import { useSite } from '../../page/use-site.ts'
import type { LocationSelection } from './selection.ts'

const DotsMap = lazy(() => import('../../organization-locations/dots-map.tsx'))

type LocationMapProps = { locations: readonly OrganizationLocation[]; selection: LocationSelection }

/** The branches on a map; a press chooses one, or leaves it out, as its tick on the list does. */
export function LocationMap({
  locations,
  selection: { chosen, pointed, onPoint, toggle },
}: LocationMapProps) {
  const t = usePhrases('jobAdForm')
  const locale = useLocale()
  const styleUrl = useSite().mapStyleUrl
  const dots = useMemo(
    () =>
      locations.map(({ id, name, lat, lng }): Dot => {
        const tone = chosen.includes(id) ? 'good' : 'open'
        return { id, name: readIn(locale, name).text, lat, lng, tone }
      }),
    [locations, chosen, locale],
  )
  // It begins where the ad is.
  const [first] = useState(() => dots.filter(({ tone }) => tone === 'good'))
  return (
    // The map cannot show more than the width of its base map. A wider box must be higher to show the whole country.
    <BranchMapFrame impossible={t('mapImpossible')} className="h-64 sm:max-md:h-96 md:h-72">
      <DotsMap
        title={t('locationsMap')}
        dots={dots}
        {...(first.length > 0 && { found: { words: '', dots: first } })}
        chosen={null}
        pointed={dots.find(({ id }) => id === pointed) ?? null}
        onPoint={onPoint}
        onChoose={toggle}
        styleUrl={styleUrl}
      />
    </BranchMapFrame>
  )
}
