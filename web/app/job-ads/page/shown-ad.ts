import type { PublicJobAd } from '@qareeb/contract/job-ads'

type MayLack = 'category' | 'workMode' | 'employmentType' | 'salary'

/** An ad as its page shows it: one that is public, or one that is still written, in which some of it may be missing. */
export type ShownAd = Omit<PublicJobAd, MayLack> & { [Key in MayLack]: PublicJobAd[Key] | null }
