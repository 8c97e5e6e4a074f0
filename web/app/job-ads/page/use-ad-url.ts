import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { useSearchParams } from 'react-router'
import { useLocale, usePaths } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { slugIn } from '../../paths.ts'

/** The address of an ad to be passed on, with the location that was chosen on its page. */
export function useAdUrl(jobAd: Pick<PublicJobAd, 'id' | 'slugs' | 'locations'>): string {
  const [query] = useSearchParams()
  const asked = query.get('locationId')
  const chosen = jobAd.locations.find(({ id }) => id === asked)
  return useSite().origin + usePaths().jobAd(slugIn(useLocale(), jobAd), chosen?.id)
}
