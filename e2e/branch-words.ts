import { phrases as branchesAr } from '@qareeb/content/ar/phrases/branches'
import { phrases as importAr } from '@qareeb/content/ar/phrases/location-import'
import { phrases as branchesEn } from '@qareeb/content/en/phrases/branches'
import { phrases as importEn } from '@qareeb/content/en/phrases/location-import'
import { identityWords } from './identity-words.ts'

const words = {
  ar: { branches: branchesAr, file: importAr },
  en: { branches: branchesEn, file: importEn },
} as const

/** Texts on the pages about branches, in each language. */
export const branchWords = identityWords.map((identity) => ({ identity, ...words[identity.locale] }))
