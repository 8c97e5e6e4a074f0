import type { phrases as arabic } from '../../ar/phrases/units.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  payRange: '{amount} {period}',
  'currency.SAR': 'SAR {amount}',
  otherCurrency: '{currency} {amount}',
  kilometres: '{distance} km',
  kilometresAway: '{distance} km away',
  straightLine: 'Straight-line distance',
  justNow: 'Just now',
  today: 'Today',
  yesterday: 'Yesterday',
  minutesAgo: { zero: 'Just now', one: '{count} minute ago', other: '{count} minutes ago' },
  hoursAgo: { zero: 'Just now', one: '{count} hour ago', other: '{count} hours ago' },
  daysAgo: { zero: 'Today', one: 'Yesterday', other: '{count} days ago' },
  daysLeft: { zero: 'Ends today', one: '{count} day left', other: '{count} days left' },
})
