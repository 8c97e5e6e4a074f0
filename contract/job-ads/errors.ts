/** Refusals about job ads, with their HTTP status. */
export const jobAdErrors = {
  'jobAd.notFound': 404,
  'jobAd.notPublished': 409,
  'jobAd.incomplete': 400,
  'jobAd.alreadyOpen': 409,
  'jobAd.changedMeanwhile': 409,
  'jobAd.notADraft': 409,
  /** The plan allows no more open ads; the answer names how many there are and may be. */
  'jobAd.planLimit': 409,
  'jobAd.typeAbovePlan': 400,
  'jobAd.tooManyDrafts': 409,
  'jobAd.tooEarlyToExtend': 409,
  /** The last day to apply ends an extended ad before its thirty days; the caller names a later day or none. */
  'jobAd.deadlineFirst': 409,
  /** The company asked for too many translations in a day. */
  'jobAd.tooManyTranslations': 429,
  /** The translation provider is down, slow or busy. */
  'jobAd.translationUnavailable': 503,
  /** The translation provider does not take the call: its key, its quota or the text. */
  'jobAd.translationRefused': 502,
  /** The ad belongs to another company of the caller. */
  'jobAd.ofOtherCompany': 409,
} as const
