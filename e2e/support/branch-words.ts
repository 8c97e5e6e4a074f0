import { phrases as importAr } from '@qareeb/content/ar/phrases/organizations/organization-location-import'
import { phrases as branchesAr } from '@qareeb/content/ar/phrases/organizations/organization-locations'
import { phrases as uiAr } from '@qareeb/content/ar/phrases/ui'
import { phrases as vacanciesAr } from '@qareeb/content/ar/phrases/vacancies'
import { phrases as importEn } from '@qareeb/content/en/phrases/organizations/organization-location-import'
import { phrases as branchesEn } from '@qareeb/content/en/phrases/organizations/organization-locations'
import { phrases as uiEn } from '@qareeb/content/en/phrases/ui'
import { phrases as vacanciesEn } from '@qareeb/content/en/phrases/vacancies'
import { identityWords } from './identity-words.ts'

const words = {
  ar: { branches: branchesAr, file: importAr, vacancies: vacanciesAr, ui: uiAr },
  en: { branches: branchesEn, file: importEn, vacancies: vacanciesEn, ui: uiEn },
} as const

/** Texts on the pages about branches, in each language. */
export const branchWords = identityWords.map((identity) => ({ identity, ...words[identity.locale] }))
