import { source } from '../../../phrase.ts'

/** All applicants of a company, across its ads. */
export const phrases = source({
  title: 'كل المتقدّمين',
  text: 'كل من تقدّم إلى شركتك وما زالت بياناته محفوظة، وطلبات كل شخص معًا.',
  waitingLong: 'ينتظر ردًا منذ أكثر من 7 أيام',
  promisedOn: 'موعد الرد: {date}',
  noneText: 'يظهر هنا كل من يتقدّم لأحد إعلاناتك.',
  moreApplications: {
    zero: 'لا طلبات أخرى',
    one: 'وطلب آخر',
    two: 'وطلبان آخران',
    few: 'و{count} طلبات أخرى',
    many: 'و{count} طلبًا آخر',
    other: 'و{count} طلب آخر',
  },
})
