import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { readIn } from '../../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../../i18n/use-phrases.ts'
import { LocatorMap } from '../../../map/locator/locator-map.tsx'
import type { LocatorDrawing } from '../../../map/locator/locator-size.ts'

/** A still map around an address, with its district and city as its name. */
export function LocationMap({ location, drawing }: { location: JobAdLocation; drawing: LocatorDrawing }) {
  const t = usePhrases('jobPage')
  const units = usePhrases('units')
  const locale = useLocale()
  const names = [location.district, location.city].filter((name) => name !== null)
  const place = (names.length > 0 ? names : [location.address])
    .map((name) => readIn(locale, name).text)
    .join(units('comma'))

  return (
    <LocatorMap point={location} label={t('mapOf', { place })} drawing={drawing} className="h-33 sm:h-30" />
  )
}
