import { source } from '../../phrase.ts'

/** Money, distance and time as sentences; the formatters fill in the numbers. */
export const phrases = source({
  payRange: '{amount} {period}',
  'currency.SAR': '{amount} ر.س',
  otherCurrency: '{amount} {currency}',
  kilometres: '{distance} كم',
  kilometresAway: 'على بُعد {distance} كم',
  straightLine: 'المسافة بخط مستقيم',
  justNow: 'الآن',
  today: 'اليوم',
  yesterday: 'أمس',
  minutesAgo: {
    zero: 'الآن',
    one: 'قبل دقيقة',
    two: 'قبل دقيقتين',
    few: 'قبل {count} دقائق',
    many: 'قبل {count} دقيقة',
    other: 'قبل {count} دقيقة',
  },
  hoursAgo: {
    zero: 'الآن',
    one: 'قبل ساعة',
    two: 'قبل ساعتين',
    few: 'قبل {count} ساعات',
    many: 'قبل {count} ساعة',
    other: 'قبل {count} ساعة',
  },
  daysAgo: {
    zero: 'اليوم',
    one: 'أمس',
    two: 'منذ يومين',
    few: 'منذ {count} أيام',
    many: 'منذ {count} يومًا',
    other: 'منذ {count} يوم',
  },
  daysLeft: {
    zero: 'ينتهي اليوم',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: 'بقيت {count} أيام',
    many: 'بقي {count} يومًا',
    other: 'بقي {count} يوم',
  },
})
