import type { phrases as arabic } from '../../../ar/phrases/reading/faq.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  description:
    'Answers about searching, applying and net pay, about publishing and prices for companies, and about accounts and privacy.',
  search: 'Search the questions',
  placeholder: 'Pay, verification, password…',
  found: {
    zero: 'No question contains these words. Try another word, or write to us.',
    one: '{count} question',
    other: '{count} questions',
  },
  linkToQuestion: 'Link to this question',
})
