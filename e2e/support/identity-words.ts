import { phrases as errorsAr } from '@qareeb/content/ar/phrases/errors'
import { phrases as formsAr } from '@qareeb/content/ar/phrases/forms'
import { phrases as identityAr } from '@qareeb/content/ar/phrases/identity'
import { phrases as profileAr } from '@qareeb/content/ar/phrases/users'
import { phrases as errorsEn } from '@qareeb/content/en/phrases/errors'
import { phrases as formsEn } from '@qareeb/content/en/phrases/forms'
import { phrases as identityEn } from '@qareeb/content/en/phrases/identity'
import { phrases as profileEn } from '@qareeb/content/en/phrases/users'

/** Texts and addresses of the pages around signing in, in each language. */
export const identityWords = [
  {
    locale: 'ar',
    prefix: '',
    browser: 'ar-SA',
    t: identityAr,
    forms: formsAr,
    errors: errorsAr,
    profile: profileAr,
  },
  {
    locale: 'en',
    prefix: '/en',
    browser: 'en-GB',
    t: identityEn,
    forms: formsEn,
    errors: errorsEn,
    profile: profileEn,
  },
] as const

export type IdentityWords = (typeof identityWords)[number]
