import type { phrases as arabic } from '../../../ar/phrases/candidates/applicants.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'All candidates',
  text: 'Everybody who applied to your company and whose data is still kept, with all applications of one person together.',
  waitingLong: 'Waiting for more than 7 days',
  promisedOn: 'Answer promised by {date}',
  noneText: 'Everybody who applies for one of your ads appears here.',
  moreApplications: {
    zero: 'No further applications',
    one: 'and {count} more application',
    other: 'and {count} more applications',
  },
})
