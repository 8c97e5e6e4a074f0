import { phrases as applicationsAr } from '@qareeb/content/ar/phrases/candidates/applications'
import { phrases as applyingAr } from '@qareeb/content/ar/phrases/candidates/applying'
import { phrases as candidatesAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as filesAr } from '@qareeb/content/ar/phrases/files'
import { phrases as formsAr } from '@qareeb/content/ar/phrases/forms'
import { phrases as jobAdListAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as applicationsEn } from '@qareeb/content/en/phrases/candidates/applications'
import { phrases as applyingEn } from '@qareeb/content/en/phrases/candidates/applying'
import { phrases as candidatesEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as filesEn } from '@qareeb/content/en/phrases/files'
import { phrases as formsEn } from '@qareeb/content/en/phrases/forms'
import { phrases as jobAdListEn } from '@qareeb/content/en/phrases/job-ad-list'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'

/** The words of the screens that an application passes, on both sides. */
export const applyingWords = {
  ar: {
    page: jobPageAr,
    form: applyingAr,
    own: applicationsAr,
    team: candidatesAr,
    ads: jobAdListAr,
    files: filesAr,
    cards: jobAdsAr,
    forms: formsAr,
  },
  en: {
    page: jobPageEn,
    form: applyingEn,
    own: applicationsEn,
    team: candidatesEn,
    ads: jobAdListEn,
    files: filesEn,
    cards: jobAdsEn,
    forms: formsEn,
  },
} as const
