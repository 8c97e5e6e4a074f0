import type { phrases as arabic } from '../../ar/phrases/job-page.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  pageTitle: '{title} – {company}',
  pageTitleIn: '{title} – {company}, {place}',
  pageTitleRemote: '{title} – {company}, remote',
  summary: 'Net pay {pay}. {employmentType}, {workMode}. {words}',
  shareText: '{title} at {company}: {pay} net',

  aroundAd: 'Place of this ad in the list',
  backToResults: 'Back to the results:',
  results: 'Results',
  previous: 'Previous',
  next: 'Next',
  position: '{index} of {total}',
  categoryIn: '{category} in {city}',

  posted: 'Posted',
  openUntil: 'Open until',

  description: 'About the job',

  mapOf: 'Map of the workplace: {place}',
  choosePlace: 'Choose a location',
  showDistance: 'How far?',
  locating: 'Finding your location',
  positionRefused:
    'Your browser does not share your location. Allow it in its settings, or search for your district to see what is closest.',
  positionAbroad: 'You are outside Saudi Arabia, so we cannot show a useful distance.',
  positionUnknown: 'We could not find your location. Try again in a moment.',
  openInMaps: 'Open in maps',

  share: 'Share this job ad',
  'shareOn.whatsapp': 'Share on WhatsApp',
  'shareOn.x': 'Share on X (Twitter)',
  'shareOn.facebook': 'Share on Facebook',
  'shareOn.linkedin': 'Share on LinkedIn',
  shareWithDevice: 'Share with another app',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyRefused: 'Your browser does not allow copying. You can copy the link from here:',

  verifiedSince: 'Verified since {date}',
  verifiedMeaning: 'Our team has reviewed and verified it.',
  notVerified: 'Not verified yet',
  companyAds: 'All the company’s job ads',

  similar: 'Similar jobs',
  nearby: 'Jobs near this address',
  allNearby: 'All jobs near this address',

  closed: 'This job ad is closed',
  closedText: 'The company closed it on {date} and no longer takes applications.',
  expired: 'This job ad has expired',
  expiredText: 'It ran until {date}, and the company no longer takes applications.',
  openNearby: 'Open jobs nearby',

  apply: 'Apply',
  appliedOn: 'Applied on {date}',
  followApplication: 'Follow application',
  followByLink: 'Open the link that we mailed to you to follow your application.',
  closedMeanwhile: 'This ad has closed and takes no more applications.',
  showWritten: 'Show my text',
  waitingForConnection: 'Your application waits for the connection.',
  cancelWaiting: 'Cancel sending',
})
