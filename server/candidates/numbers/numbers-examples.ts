import { getAnswerRate, getOwnAnswerRate, getUsualAnswerTime } from '@qareeb/contract/candidates/answer-rate'
import { getJobAdNumbers } from '@qareeb/contract/candidates/job-ad-numbers'
import { countErasedByRetention } from '@qareeb/contract/candidates/retention'
import { example } from '../../platform/http/openapi/example.ts'

/** Answers about the numbers of an ad, the answers of a company, and the time for which it keeps candidates. */
export const numbersExamples = [
  example(getJobAdNumbers, {
    funnel: { views: 812, applications: 46, opened: 31, inProgress: 9, hired: 1 },
    firstAnswerHours: 42,
    answered: 27,
    sources: [
      { source: 'search', views: 530 },
      { source: 'engines', views: 282 },
    ],
    days: [{ day: '2026-11-24', views: 37, applications: 3 }],
  }),
  example(getAnswerRate, { answerRate: { percent: 85, answered: 34, counted: 40 } }),
  example(getUsualAnswerTime, { usualAnswerDays: 18 }),
  example(getOwnAnswerRate, { answered: 34, counted: 40, percent: 85, waiting: 6 }),
  example(countErasedByRetention, { applications: 23 }),
]
