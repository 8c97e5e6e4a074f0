import type { phrases as arabic } from '../../../ar/phrases/reading/offline.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'You are offline',
  text: 'Check your network. The page opens by itself when you are connected again. This message is kept on your device.',
  tryAgain: 'Try again',
  copies: 'Saved jobs that you can read now',
})
