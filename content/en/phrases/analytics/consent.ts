import type { phrases as arabic } from '../../../ar/phrases/analytics/consent.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Statistics of your visit',
  question:
    'May we send statistics of your visit to PostHog? It receives the kinds of pages you open, their language and how long you stay; no addresses and nothing you type.',
  more: 'Privacy policy',
  allow: 'Allow',
  decline: 'Decline',
  allowed: 'Statistics of your visit go to PostHog, as you agreed.',
  declined: 'No statistics of your visit go to PostHog.',
  withdraw: 'Stop sending',
})
