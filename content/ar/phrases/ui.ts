import { source } from '../../phrase.ts'

/** Words that the pieces of the interface say on any page. */
export const phrases = source({
  close: 'إغلاق',
  loadMore: 'عرض المزيد',
  loading: 'جارٍ التحميل',
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
