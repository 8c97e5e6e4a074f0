import type { phrases as arabic } from '../../../ar/phrases/reading/partner.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Hiring with {name}: what you get and what it costs',
  description:
    'Publish in Arabic and English, reach people near your branches and follow candidates in one list. Prices from free to premium.',
  seePricing: 'See prices',
  'picture.form': 'The job ad form with its quality list and preview',
  'picture.candidates': 'The candidates of a job ad in the dashboard',
  'picture.locations': 'The branches of a company on a list and a map',
  demoNote: 'The pictures show the real dashboard, with demo data.',
  'plan.free': 'Free',
  'plan.advanced': 'Standard',
  'plan.premium': 'Premium',
  'planText.free': 'For hiring now and then',
  'planText.advanced': 'For several branches hiring all year round',
  'planText.premium': 'For publishing without a limit',
  freePrice: 'Free of charge',
  perMonth: 'per month',
  openAds: {
    zero: 'no job ads',
    one: '{count} job ad published at a time',
    other: '{count} job ads published at the same time',
  },
  unlimitedAds: 'unlimited published job ads',
  'features.free': ['everything in the dashboard', 'your branches on the map', 'a team of any size'],
  'features.advanced': ['everything in Free'],
  'features.premium': ['everything in Standard'],
  startFree: 'Start free of charge',
  notBookable: 'Not available yet. Register and ask to be told on the page “Packages”.',
  moreQuestions: 'More questions about prices and publishing',
})
