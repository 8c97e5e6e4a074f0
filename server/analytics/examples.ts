import { getAnalytics, recordViews } from '@qareeb/contract/analytics'
import { example } from '../platform/http/openapi/example.ts'

/** Answers about views. */
export const analyticsExamples = [
  example(recordViews, undefined),
  example(getAnalytics, {
    days: [
      { day: '2026-11-23', views: 5_210, adViews: 2_904 },
      { day: '2026-11-24', views: 4_870, adViews: 2_711 },
    ],
    pages: [
      { page: 'job-ad', views: 5_615, inArabic: 4_402, inEnglish: 1_213, seconds: 64 },
      { page: 'search', views: 2_840, inArabic: 2_207, inEnglish: 633, seconds: 118 },
    ],
  }),
]
