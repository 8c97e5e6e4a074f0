import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { BilingualText } from '../../../i18n/bilingual-text.tsx'
import { formatKilometres } from '../../../i18n/distances.ts'
import { isolateCode } from '../../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../../i18n/use-phrases.ts'
import { useTabTitle } from '../../../page/use-tab-title.ts'
import { chipStyle } from '../../../ui/chip-style.ts'
import { adTitle } from '../ad-title.ts'
import type { ShownAd } from '../shown-ad.ts'
import { locationNames } from './location-names.ts'

type LocationPickerProps = { jobAd: ShownAd; locations: readonly JobAdLocation[]; chosen: JobAdLocation }

/**
 * The locations of an ad as chips in a row that scrolls sideways. They are links, so that a choice stands in the address
 * of the page and can be passed on.
 */
export function LocationPicker({ jobAd, locations, chosen }: LocationPickerProps) {
  const t = usePhrases('jobPage')
  const jobAds = usePhrases('jobAds')
  const locale = useLocale()
  const names = locationNames(locations, locale)
  // The loader named the tab after the location of the first address.
  useTabTitle(adTitle(jobAd, chosen, locale, t))
  const row = useScrollToChosen(chosen)
  return (
    <div className="ad-summary-choice">
      <nav ref={row} aria-label={t('choosePlace')} data-sideways className="ad-summary-chips">
        <ul className="flex gap-2">
          {locations.map((location, index) => (
            <li key={location.id}>
              <PlaceChip
                location={location}
                name={names[index] ?? location.name}
                isChosen={location === chosen}
              />
            </li>
          ))}
        </ul>
      </nav>
      <span className="shrink-0 text-sm text-ink-3">
        {jobAds('locationCount', { count: locations.length })}
      </span>
    </div>
  )
}

/** How much of the next chip can be seen beside the chosen one. */
const visiblePixelsOfNextChip = 24

/** Scrolls the row sideways until the chosen chip can be seen; the page stays where it is. @returns the ref of the row */
function useScrollToChosen(chosen: JobAdLocation) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const frame = row.current?.getBoundingClientRect()
    const chip = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!frame || !chip) return
    if (chip.left < frame.left)
      row.current?.scrollBy({ left: chip.left - frame.left - visiblePixelsOfNextChip })
    else if (chip.right > frame.right)
      row.current?.scrollBy({ left: chip.right - frame.right + visiblePixelsOfNextChip })
  }, [chosen])
  return row
}

type PlaceChipProps = { location: JobAdLocation; name: Bilingual; isChosen: boolean }

/** One location to choose; the page stays where it is, and its map, address, distance and links follow. */
function PlaceChip({ location: { id, distanceKm }, name, isChosen }: PlaceChipProps) {
  const units = usePhrases('units')
  const locale = useLocale()
  const { state } = useLocation()
  return (
    <Link
      to={{ search: `?locationId=${id}` }}
      replace
      state={state}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={chipStyle(isChosen)}
    >
      <BilingualText value={name} />
      {distanceKm !== null && (
        <span className="text-ink-2">
          {units('kilometres', { distance: isolateCode(formatKilometres(distanceKm, locale)) })}
        </span>
      )}
    </Link>
  )
}
