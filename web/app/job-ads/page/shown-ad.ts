import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'

type MayLack = 'category' | 'workMode' | 'employmentType' | 'salary'

/** An ad as its page shows it: one that is public, or one that is still written, in which some of it may be missing. */
export type ShownAd = Omit<PageJobAd, MayLack> & { [Key in MayLack]: PageJobAd[Key] | null }
