import { source } from '../../phrase.ts'

/** Words that the pieces of the interface say on any page. */
export const phrases = source({
  close: 'إغلاق',
  loadMore: 'عرض المزيد',
  loading: 'جارٍ التحميل',
  listed: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  firstListed: {
    zero: 'لا نتائج بعد',
    one: 'أول نتيجة، وهناك المزيد',
    two: 'أول نتيجتين، وهناك المزيد',
    few: 'أول {count} نتائج، وهناك المزيد',
    many: 'أول {count} نتيجة، وهناك المزيد',
    other: 'أول {count} نتيجة، وهناك المزيد',
  },
  suggestions: 'اقتراحات',
  options: {
    zero: 'لا توجد اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحًا',
    other: '{count} اقتراح',
  },
  notificationsRegion: 'التنبيهات ({hotkey})',
  notifications: 'التنبيهات',
})
