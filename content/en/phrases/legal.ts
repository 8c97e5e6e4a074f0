import type { phrases as arabic } from '../../ar/phrases/legal.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  contents: 'Contents',
  version: 'In force since {date}',
  print: 'Print',
  newTexts: 'We updated the terms and the privacy policy on {date}.',
  readTerms: 'Read the terms',
  privacyDescription:
    'What {name} knows about you, why, when we erase it, and how you can see it or delete it.',
  termsDescription: 'The terms of using {name}, for job seekers and for companies.',
})
