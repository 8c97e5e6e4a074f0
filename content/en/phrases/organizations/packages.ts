import type { phrases as arabic } from '../../../ar/phrases/organizations/packages.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Packages',
  current: 'Your plan',
  use: 'Job ads published at the same time: {used} of {limit}',
  useUnlimited: 'Job ads published at the same time: {used}, without a limit',
  plans: 'All plans',
  'plan.free': 'Free',
  'plan.advanced': 'Standard',
  'plan.premium': 'Premium',
  freePrice: 'Free of charge',
  perMonth: '{price} per month',
  openAds: {
    zero: 'No job ads',
    one: '{count} job ad at a time',
    other: 'Up to {count} job ads at the same time',
  },
  unlimitedAds: 'Unlimited job ads',
  'features.free': ['Your locations on the map', 'A team of any size'],
  'features.advanced': ['Everything in Free'],
  'features.premium': ['Everything in Standard'],
  comingSoon: 'Coming soon',
  comingSoonText:
    'Paid plans are not available yet. Say what you are interested in, and we will write when it is available.',
  interest: 'Tell me when it is available',
  interested: 'We will write when it is available',
  isCurrent: 'Current',

  supportTitle: 'Support',
  email: 'E-mail',
  emailText: 'We reply within 24 hours.',
  writeUs: 'Contact support',
  subject: 'Support request: {company}',
  subjectAlone: 'Support request',
  hours: 'Hours',
  hoursText: 'Monday to Friday, {from} to {to}, Riyadh time',
  openNow: 'Open now',
  closedNow: 'Closed now',
  phone: 'Phone',
  phoneSoon: 'Available soon',
})
