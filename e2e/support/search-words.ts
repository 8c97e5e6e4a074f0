import type { Locator, Page } from '@playwright/test'
import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as jobAdsAr } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as jobPageAr } from '@qareeb/content/ar/phrases/job-page'
import { phrases as mapAr } from '@qareeb/content/ar/phrases/map'
import { phrases as searchAr } from '@qareeb/content/ar/phrases/search'
import { phrases as shellAr } from '@qareeb/content/ar/phrases/shell'
import { phrases as uiAr } from '@qareeb/content/ar/phrases/ui'
import { phrases as unitsAr } from '@qareeb/content/ar/phrases/units'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as jobAdsEn } from '@qareeb/content/en/phrases/job-ads'
import { phrases as jobPageEn } from '@qareeb/content/en/phrases/job-page'
import { phrases as mapEn } from '@qareeb/content/en/phrases/map'
import { phrases as searchEn } from '@qareeb/content/en/phrases/search'
import { phrases as shellEn } from '@qareeb/content/en/phrases/shell'
import { phrases as uiEn } from '@qareeb/content/en/phrases/ui'
import { phrases as unitsEn } from '@qareeb/content/en/phrases/units'

/** Texts of the search page and its map, and the address of the page, in each language. */
export const searchWords = [
  {
    locale: 'ar',
    path: '/search',
    t: searchAr,
    map: mapAr,
    jobAds: jobAdsAr,
    jobPage: jobPageAr,
    shell: shellAr,
    ui: uiAr,
    errors: errorsAr,
    units: unitsAr,
  },
  {
    locale: 'en',
    path: '/en/search',
    t: searchEn,
    map: mapEn,
    jobAds: jobAdsEn,
    jobPage: jobPageEn,
    shell: shellEn,
    ui: uiEn,
    errors: errorsEn,
    units: unitsEn,
  },
] as const

export type SearchWords = (typeof searchWords)[number]

/** «موقع للوظائف في هذا المكان»: however many. */
export const atThisPlace = (map: { spotLocations: { other: string } }) =>
  map.spotLocations.other.split(' ').slice(-3).join(' ')

/** The query of a search of the desert, which has no jobs. */
export const nothing =
  'category=finance&workMode=onsite&bounds=20.1,50.1,20.4,50.5&lat=20.25&lng=50.3&zoom=10'

/** A sentence as a pattern: its values may be anything. */
export const saying = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map(escape)
      .join('.+'),
  )

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The search box in the header of wide screens; on phones the current search opens it. */
export async function openSearchBox(page: Page): Promise<Locator> {
  const box = page.getByRole('search').filter({ visible: true })
  for (const { t } of searchWords) {
    const pill = page.getByRole('button', { name: saying(t.editSearch) })
    if (await pill.isVisible()) await pill.click()
  }
  return box
}
