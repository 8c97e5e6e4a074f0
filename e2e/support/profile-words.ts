import { phrases as secondFactorAr } from '@qareeb/content/ar/phrases/second-factor'
import { phrases as profileAr } from '@qareeb/content/ar/phrases/users'
import { phrases as secondFactorEn } from '@qareeb/content/en/phrases/second-factor'
import { phrases as profileEn } from '@qareeb/content/en/phrases/users'
import { identityWords } from './identity-words.ts'

const words = {
  ar: { profile: profileAr, secondFactor: secondFactorAr },
  en: { profile: profileEn, secondFactor: secondFactorEn },
} as const

/** Texts of the profile and of the pages that lead to it, in each language. */
export const profileWords = identityWords.map((identity) => ({ identity, ...words[identity.locale] }))
