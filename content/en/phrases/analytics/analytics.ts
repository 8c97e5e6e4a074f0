import type { phrases as arabic } from '../../../ar/phrases/analytics/analytics.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Views',
  text: 'Views of pages as the site counts them itself, without cookies and without keeping any visitor’s address. Robots and platform administrators are not counted.',
  period: 'Period',
  lastDays: { one: 'Today', other: 'Last {count} days' },
  byDay: 'Views by day',
  total: 'Views: {views}, of which {ads} of ad pages.',
  views: 'All views',
  adViews: 'Pages of ads',
  asTable: 'The numbers as a table',
  day: 'Day',
  byPage: 'Views by page',
  page: 'Page',
  inArabic: 'In Arabic',
  inEnglish: 'In English',
  stay: 'Mean time',
  seconds: { one: '{count} second', other: '{count} seconds' },
  nothing: 'No views in this period.',
})
