import { source } from '../../../phrase.ts'

/** Views of pages, for platform administrators. */
export const phrases = source({
  title: 'المشاهدات',
  text: 'مشاهدات الصفحات كما يعدّها الموقع نفسه، دون ملفات تعريف الارتباط ودون حفظ عنوان أي زائر. لا تُحسب برامج التصفح الآلي ولا مشرفو المنصة.',
  period: 'المدة',
  lastDays: {
    zero: 'اليوم',
    one: 'اليوم',
    two: 'آخر يومين',
    few: 'آخر {count} أيام',
    many: 'آخر {count} يومًا',
    other: 'آخر {count} يوم',
  },
  byDay: 'المشاهدات حسب اليوم',
  total: 'المشاهدات: {views}، منها {ads} لصفحات الإعلانات.',
  views: 'كل المشاهدات',
  adViews: 'صفحات الإعلانات',
  asTable: 'الأرقام في جدول',
  day: 'اليوم',
  byPage: 'المشاهدات حسب الصفحة',
  page: 'الصفحة',
  inArabic: 'بالعربية',
  inEnglish: 'بالإنجليزية',
  stay: 'متوسط المدة',
  seconds: {
    zero: 'أقل من ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  nothing: 'لا مشاهدات في هذه المدة.',
})
