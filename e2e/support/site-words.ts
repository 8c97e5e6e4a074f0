import { phrases as homeAr } from '@qareeb/content/ar/phrases/home'
import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as searchAr } from '@qareeb/content/ar/phrases/search'
import { phrases as shellAr } from '@qareeb/content/ar/phrases/shell'
import { phrases as uiAr } from '@qareeb/content/ar/phrases/ui'
import { phrases as unitsAr } from '@qareeb/content/ar/phrases/units'
import { phrases as homeEn } from '@qareeb/content/en/phrases/home'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as searchEn } from '@qareeb/content/en/phrases/search'
import { phrases as shellEn } from '@qareeb/content/en/phrases/shell'
import { phrases as uiEn } from '@qareeb/content/en/phrases/ui'
import { phrases as unitsEn } from '@qareeb/content/en/phrases/units'

/** Texts and addresses of the frame of the site and the home page, in each language. */
export const siteWords = [
  {
    locale: 'ar',
    root: '/',
    prefix: '',
    search: searchAr,
    shell: shellAr,
    home: homeAr,
    ui: uiAr,
    units: unitsAr,
    jobAds: jobAdsAr,
    other: 'en',
  },
  {
    locale: 'en',
    root: '/en',
    prefix: '/en',
    search: searchEn,
    shell: shellEn,
    home: homeEn,
    ui: uiEn,
    units: unitsEn,
    jobAds: jobAdsEn,
    other: 'ar',
  },
] as const
