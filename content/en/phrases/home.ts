import type { phrases as arabic } from '../../ar/phrases/home.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Jobs near you in Saudi Arabia',
  description: 'Find the jobs around you on the map, and know the distance and the net pay before you apply.',
  headline: ['Your next job', 'is closer than you think'],
  lead: 'Find the jobs around you on the map, and know the distance and the net pay before you apply.',

  cities: 'Choose a city',
  nearMe: 'Near me',
  locating: 'Finding where you are',
  locationRefused: 'We could not tell where you are, so these are jobs in Riyadh.',

  categories: 'Browse by category',
  countInCity: '{jobs} in {city}',
  newest: 'Newest jobs in {city}',
  seeAll: 'See all jobs',
  noneYet: 'No jobs in {city} right now',
  noneYetText: 'Try another city, or search all of Saudi Arabia.',
  searchEverywhere: 'Search every city',

  trust: 'What you know before you apply',
  trustDistance: 'Real distance',
  trustDistanceText: 'Every job shows how many kilometres away it is, and where it stands on the map.',
  trustPay: 'Net pay',
  trustPayText: 'Every ad states its pay: the least and the most that reaches you after deductions.',
  trustVerified: 'Verified companies',
  trustVerifiedText: 'The mark means that we have checked the commercial registration of the company.',
})
