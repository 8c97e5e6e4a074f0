import { source } from '../../../phrase.ts'

/** The blog: its list and its posts. */
export const phrases = source({
  title: 'مدونة {name}',
  heading: 'المدونة',
  description:
    'مقالات للباحثين عن عمل ولأصحاب العمل في السعودية: الراتب الصافي، ونظام العمل، والعروض، والتوظيف بعدل.',
  lead: 'أجوبة محسوبة عن الأسئلة التي تسبق التوقيع وتلي النشر، ولكل مقالة مصادرها.',
  'audience.seekers': 'للباحثين عن عمل',
  'audience.companies': 'للشركات',
  minutes: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة قراءة',
    two: 'دقيقتا قراءة',
    few: '{count} دقائق قراءة',
    many: '{count} دقيقة قراءة',
    other: '{count} دقيقة قراءة',
  },
  toBlog: 'كل المقالات',
  share: 'مشاركة المقالة',
  related: 'اقرأ أيضًا',
  none: 'لا توجد مقالات بعد',
  noneText: 'ستظهر هنا أول مقالة.',
  feed: 'المتابعة عبر RSS',
  feedTitle: 'مقالات {name} عبر RSS',
})
