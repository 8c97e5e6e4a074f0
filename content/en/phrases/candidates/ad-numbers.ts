import type { phrases as arabic } from '../../../ar/phrases/candidates/ad-numbers.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Numbers',
  funnel: 'From view to hire',
  funnelText:
    'Since the ad was published. Each visitor counts once a day, your team does not count. Shares are of the step before.',
  stage: 'Step',
  people: 'Number',
  ofBefore: 'Share of the step before',
  'stage.views': 'Views of the ad',
  'stage.applications': 'Applications',
  'stage.opened': 'Opened by your team',
  'stage.inProgress': 'Moved to in progress',
  'stage.hired': 'Hired',
  percent: '{percent}%',
  noAnswer: 'No candidate has had an answer yet.',
  answered: {
    zero: 'No candidate has had an answer.',
    one: '{count} candidate has had an answer.',
    other: '{count} candidates have had an answer.',
  },
  firstAnswerHours: {
    one: 'Median time to the first answer: {count} hour.',
    other: 'Median time to the first answer: {count} hours.',
  },
  firstAnswerDays: {
    one: 'Median time to the first answer: {count} day.',
    other: 'Median time to the first answer: {count} days.',
  },
  sources: 'Where visitors came from',
  sourcesText: 'Roughly: no address of any visitor is kept.',
  noViews: 'No views yet.',
  source: 'Source',
  visitors: 'Views',
  share: 'Share',
  'source.search': 'Search on Qareeb',
  'source.pages': 'Other pages of Qareeb',
  'source.engines': 'Search engines',
  'source.social': 'Social networks',
  'source.sites': 'Other sites',
  'source.direct': 'A direct link or an app',
  days: 'The last 30 days',
  daysText: {
    zero: 'Bars are views by day. No applications in this time.',
    one: 'Bars are views by day; the stronger colour is applications: {count}.',
    other: 'Bars are views by day; the stronger colour is applications: {count}.',
  },
  asTable: 'The numbers as a table',
  day: 'Day',
})
