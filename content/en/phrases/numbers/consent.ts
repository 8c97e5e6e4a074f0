import type { phrases as arabic } from '../../../ar/phrases/numbers/consent.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Statistics of your visit',
  question:
    'May statistics of your visit go to PostHog? It receives the kinds of pages that you open, their language and your time on them; no addresses and nothing that you type.',
  more: 'Privacy policy',
  allow: 'Allow',
  decline: 'Decline',
  allowed: 'Statistics of your visit go to PostHog, as you agreed.',
  declined: 'No statistics of your visit go to PostHog.',
  withdraw: 'Stop sending',
})
