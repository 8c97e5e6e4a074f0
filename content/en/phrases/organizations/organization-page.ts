import type { phrases as arabic } from '../../../ar/phrases/organizations/organization-page.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  pageTitle: 'Jobs at {company}',
  description: {
    zero: '{company} on {site}: its locations and verification.',
    one: '{company} on {site}: {count} open job, its locations and verification.',
    other: '{company} on {site}: {count} open jobs, its locations and verification.',
  },
  verifiedSince: 'Verified since {date}',
  answerRate: 'Answers {percent}% of candidates',
  answerRateName: 'Answered by the company',
  answerRateText: '{percent}% of applications',
  answerRateCounts: 'It answered {answered} of {counted} applications of the last {days} days.',
  answerRateFormula:
    'An answer is to be in progress, to be told of a decision, or to be told that the ad was closed. Withdrawn applications do not count, nor unanswered ones of the last {days} days. The rate is worked out each night once there are {least} applications.',
  verifiedMeaning: 'Our team has reviewed and verified it.',
  notVerified: 'This company is not verified yet.',
  openAds: { zero: 'No open jobs now', one: '{count} open job', other: '{count} open jobs' },
  noAdsText: 'The company may publish new jobs soon. Until then, see what is near you.',
  searchNear: 'Search jobs',
  allAds: 'All of its jobs on the map',
  branches: { zero: 'No locations', one: '{count} location', other: '{count} locations' },
  branchesMap: 'Map of the locations',
  branchAds: { zero: 'No jobs here now', one: '{count} job here', other: '{count} jobs here' },
  notOnMap: 'beyond the map',
  chooseBranch: 'Show {branch} on the map',
})
