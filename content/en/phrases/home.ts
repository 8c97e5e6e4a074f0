import type { phrases as arabic } from '../../ar/phrases/home.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Jobs near you in Saudi Arabia',
  description: 'Find the jobs around you on the map, and know the distance and the net pay before you apply.',
  headline: ['Your next job', 'is closer than you think'],
  lead: 'Find the jobs around you on the map, and know the distance and the net pay before you apply.',

  cities: 'Choose a city',
  locating: 'Finding your location',
  locationRefused: 'We could not find your location, so here are the jobs in Riyadh.',
  locatedAbroad: 'You are outside Saudi Arabia, so these are jobs in Riyadh.',

  categories: 'Browse by category',
  otherCategories: 'Other categories',
  countInCity: '{jobs} in {city}',
  newest: 'Newest jobs in {city}',
  seeAll: 'See all jobs',
  noneYet: 'No jobs in {city} right now',
  noneYetText: 'Try another city, or search all of Saudi Arabia.',
  searchEverywhere: 'Search every city',

  companyLogos: 'Companies that hire here',
  companies: 'Is your company hiring?',
  companiesText:
    'Publish an ad for people near your locations. Publishing opens once the company is verified; a draft can be written now.',

  trust: 'What you know before you apply',
  trustDistance: 'Distance from you',
  trustDistanceText:
    'Every job is on the map, with its straight-line distance from you once you share your location.',
  trustPay: 'Net pay',
  trustPayText: 'Every ad states the minimum and the maximum that you take home, after deductions.',
  trustVerified: 'Verified companies',
  trustVerifiedText: 'The badge means that our team has reviewed the company and verified it.',
})
