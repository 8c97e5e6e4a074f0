import { phrases as homeAr } from '@qareeb/content/ar/phrases/home'
import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as shellAr } from '@qareeb/content/ar/phrases/shell'
import { phrases as homeEn } from '@qareeb/content/en/phrases/home'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as shellEn } from '@qareeb/content/en/phrases/shell'

/** What the frame of the site and the home page say, in each language, and where they stand. */
export const siteWords = [
  { locale: 'ar', root: '/', prefix: '', shell: shellAr, home: homeAr, jobAds: jobAdsAr, other: 'en' },
  { locale: 'en', root: '/en', prefix: '/en', shell: shellEn, home: homeEn, jobAds: jobAdsEn, other: 'ar' },
] as const
