import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as unitsAr } from '@qareeb/content/ar/phrases/units'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { phrases as unitsEn } from '@qareeb/content/en/phrases/units'

/** What the page of a job ad says, in each language. */
export const jobWords = [
  { locale: 'ar', prefix: '', words: jobPageAr, jobAds: jobAdsAr, units: unitsAr },
  { locale: 'en', prefix: '/en', words: jobPageEn, jobAds: jobAdsEn, units: unitsEn },
] as const
