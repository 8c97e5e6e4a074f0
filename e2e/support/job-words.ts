import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as shellAr } from '@qareeb/content/ar/phrases/shell'
import { phrases as unitsAr } from '@qareeb/content/ar/phrases/units'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { phrases as shellEn } from '@qareeb/content/en/phrases/shell'
import { phrases as unitsEn } from '@qareeb/content/en/phrases/units'

/** Texts on the page of a job ad, in each language. */
export const jobWords = [
  { locale: 'ar', prefix: '', words: jobPageAr, jobAds: jobAdsAr, shell: shellAr, units: unitsAr },
  { locale: 'en', prefix: '/en', words: jobPageEn, jobAds: jobAdsEn, shell: shellEn, units: unitsEn },
] as const
