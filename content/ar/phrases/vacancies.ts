import { source } from '../../phrase.ts'

/** Open jobs of all companies around the branches of one. */
export const phrases = source({
  title: 'وظائف في منطقتك',
  text: 'الوظائف المفتوحة لدى كل الشركات حول فروعك، مع الرواتب المعروضة فيها، دون وظائف العمل عن بُعد.',
  branch: 'الفرع',
  radius: 'المسافة',
  within: 'ضمن {radius} كم',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  categoryCount: '{category} ({count})',
  categoryCountAbout: '{category} (نحو {count})',
  hideOwn: 'إخفاء إعلاناتك',
  sort: 'الترتيب',
  'sort.closest': 'الأقرب أولًا',
  'sort.newest': 'الأحدث أولًا',
  distances: 'ضمن {radius} كم من {branch}، والمسافات محسوبة منه بخط مستقيم.',
  median: {
    zero: 'وسيط الرواتب في فئة «{category}»: {amount}، ضمن {radius} كم، بما فيها وظائف العمل عن بُعد.',
    one: 'وسيط الرواتب في فئة «{category}»: {amount}، من إعلان واحد ضمن {radius} كم، بما فيها وظائف العمل عن بُعد.',
    two: 'وسيط الرواتب في فئة «{category}»: {amount}، من إعلانين ضمن {radius} كم، بما فيها وظائف العمل عن بُعد.',
    few: 'وسيط الرواتب في فئة «{category}»: {amount}، من {count} إعلانات ضمن {radius} كم، بما فيها وظائف العمل عن بُعد.',
    many: 'وسيط الرواتب في فئة «{category}»: {amount}، من {count} إعلانًا ضمن {radius} كم، بما فيها وظائف العمل عن بُعد.',
    other:
      'وسيط الرواتب في فئة «{category}»: {amount}، من {count} إعلان ضمن {radius} كم، بما فيها وظائف العمل عن بُعد.',
  },
  noMedian: 'عدد الإعلانات القريبة في فئة «{category}» لا يكفي لحساب وسيط الرواتب.',
  own: 'إعلانك',
  toCandidates: 'عرض المتقدّمين',
  noneTitle: 'لا توجد وظائف مفتوحة هنا',
  noneText: 'لا يوجد إعلان مطابق ضمن {radius} كم من {branch}.',
  noBranchTitle: 'لا توجد فروع بعد',
  noBranchText: 'أضف فرعًا لترى الوظائف المفتوحة حوله.',
  addBranch: 'إضافة فرع',
})
