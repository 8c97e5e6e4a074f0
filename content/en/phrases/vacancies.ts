import type { phrases as arabic } from '../../ar/phrases/vacancies.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Vacancies in your area',
  text: 'Open jobs of all companies near your locations, with the pay that they offer. Remote jobs are left out.',
  branch: 'Location',
  radius: 'Distance',
  within: 'Within {radius} km',
  category: 'Category',
  allCategories: 'All categories',
  categoryCount: '{category} ({count})',
  categoryCountAbout: '{category} (about {count})',
  hideOwn: 'Hide your ads',
  sort: 'Sort by',
  'sort.closest': 'Closest first',
  'sort.newest': 'Newest first',
  distances: 'Within {radius} km of {branch}. Distances count from there in a straight line.',
  median: {
    one: 'Median pay in the category “{category}”: {amount}, from {count} ad within {radius} km, remote jobs included.',
    other:
      'Median pay in the category “{category}”: {amount}, from {count} ads within {radius} km, remote jobs included.',
  },
  noMedian: 'There are too few ads nearby in the category “{category}” for a median pay.',
  own: 'Your ad',
  toCandidates: 'View candidates',
  noneTitle: 'No open jobs here',
  noneText: 'No ad matches within {radius} km of {branch}.',
  noBranchTitle: 'No locations yet',
  noBranchText: 'Add a location to see the open jobs around it.',
  addBranch: 'Add a location',
})
