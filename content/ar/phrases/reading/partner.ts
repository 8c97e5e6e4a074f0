import { source } from '../../../phrase.ts'

/** The page for companies, with the plans. */
export const phrases = source({
  title: 'التوظيف عبر {name}: المزايا والأسعار',
  description:
    'انشر إعلانك بالعربية والإنجليزية ليصل إلى القريبين من فروعك، وتابع المتقدّمين في قائمة واحدة. الأسعار من المجانية إلى المميزة.',
  seePricing: 'عرض الأسعار',
  'picture.form': 'نموذج الإعلان الوظيفي وفيه قائمة الجودة والمعاينة',
  'picture.candidates': 'قائمة المتقدّمين إلى إعلان وظيفي في لوحة التحكم',
  'picture.locations': 'فروع شركة في قائمة وعلى خريطة',
  demoNote: 'الصور من لوحة التحكم نفسها، ببيانات تجريبية.',
  'plan.free': 'المجانية',
  'plan.advanced': 'المتقدمة',
  'plan.premium': 'المميزة',
  'planText.free': 'لمن يوظّف من حين إلى آخر',
  'planText.advanced': 'لعدة فروع توظّف باستمرار',
  'planText.premium': 'لمن لا يريد حدًا لإعلاناته',
  freePrice: 'مجانًا',
  perMonth: 'شهريًا',
  openAds: {
    zero: 'بلا إعلانات',
    one: 'إعلان منشور واحد في الوقت نفسه',
    two: 'إعلانين منشورين في الوقت نفسه',
    few: '{count} إعلانات منشورة في الوقت نفسه',
    many: '{count} إعلانًا منشورًا في الوقت نفسه',
    other: '{count} إعلان منشور في الوقت نفسه',
  },
  unlimitedAds: 'إعلانات منشورة بلا حد',
  'features.free': ['كل ما في لوحة التحكم', 'فريق وفروع بلا حد'],
  'features.advanced': ['كل ما في المجانية'],
  'features.premium': ['كل ما في المتقدمة'],
  startFree: 'البدء مجانًا',
  notBookable: 'لم يُفتح الاشتراك فيها بعد. سجّل شركتك واطلب إشعارًا من صفحة «الباقات».',
  moreQuestions: 'أسئلة أخرى عن الأسعار والنشر',
})
