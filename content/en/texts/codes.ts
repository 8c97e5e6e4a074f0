import type { codes as arabic } from '../../ar/texts/codes.ts'
import { translationOf } from '../../phrase.ts'

export const codes = translationOf<typeof arabic>()({
  verificationCode: '{code} is your code for {site}. It works for {duration}. Tell it to nobody.',
})
