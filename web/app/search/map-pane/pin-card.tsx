import type { JobAdCard as Card } from '@qareeb/contract/job-ads'
import { JobAdCard } from '../../job-ads/card/job-ad-card.tsx'
import { useNow } from '../../page/use-site.ts'

/** The card of an ad that was opened on the map. */
export const PinCard = ({ jobAd }: { jobAd: Card }) => <JobAdCard jobAd={jobAd} now={useNow()} />
