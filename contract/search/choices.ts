/** `arabic` and `english`: ads in that language first, then the others; each part begins with the newest. */
export const sorts = ['newest', 'closest', 'oldest', 'arabic', 'english'] as const
export type Sort = (typeof sorts)[number]

/** Net monthly pay in SAR that the filter by pay offers; stored pay is compared after conversion to this unit. */
export const paySteps = [
  3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 50000,
] as const

/** Days that "posted within" offers. */
export const postedWithinDays = [1, 3, 7, 14] as const

/** Radii around the viewer, in kilometres, that "near me" tries: the first that holds a near ad counts, else the last. */
export const nearMeSteps = [10, 25, 50] as const

/** Languages that an ad is written in. An ad in both languages matches all three values. */
export const writtenLanguages = ['ar', 'en', 'both'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

/** Kilometres that the radius filter offers; any whole number from 1 to 300 is accepted. */
export const radiusSteps = [2, 5, 10, 25, 50, 100] as const
