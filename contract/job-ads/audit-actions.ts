/** Audited actions of job ads; subject is the ad. */
export const jobAdActions = [
  'jobAd.create',
  'jobAd.publish',
  'jobAd.extend',
  'jobAd.delete',
  'jobAd.update',
  'jobAd.close',
] as const
