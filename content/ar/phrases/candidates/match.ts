import { source } from '../../../phrase.ts'

/** The match of an application with the requirements of its ad, for the team and the applicant. */
export const phrases = source({
  'why.skill.named': 'وجدنا «{name}» {place}.',
  'why.skill.absent': 'لم نجد «{name}».',
  'why.skill.unread': '«{name}»: تعذّرت قراءة السيرة الذاتية.',
  'why.experience.stated': 'الخبرة المذكورة {place}: {found}. والمطلوب: {asked}.',
  'why.experience.dates':
    'المدة بين التواريخ المذكورة {place}: {found}، وقد لا تكون كلها خبرة. والمطلوب: {asked}.',
  'why.experience.absent': 'لم نجد ذكرًا لسنوات الخبرة. والمطلوب: {asked}.',
  'why.experience.unread': 'سنوات الخبرة: تعذّرت قراءة السيرة الذاتية. والمطلوب: {asked}.',
  'why.education.stated': 'أعلى مؤهل {place}: {found}. والمطلوب: {asked}.',
  'why.education.absent': 'لم نجد مؤهلًا دراسيًا. والمطلوب: {asked}.',
  'why.education.unread': 'المؤهل الدراسي: تعذّرت قراءة السيرة الذاتية. والمطلوب: {asked}.',
  'why.language.stated': '{name} {place}: {found}. والمطلوب: {asked}.',
  'why.language.nameOnly': 'ذُكرت {name} {place} دون مستوى. والمطلوب: {asked}.',
  'why.language.written': 'النص المكتوب {place} باللغة {name}، دون ذكر المستوى. والمطلوب: {asked}.',
  'why.language.absent': 'لم نجد ذكرًا للغة {name}. والمطلوب: {asked}.',
  'why.language.unread': '{name}: تعذّرت قراءة السيرة الذاتية. والمطلوب: {asked}.',
  'why.distance.stated': 'المسافة إلى الموقع المختار {found} كم بخط مستقيم. وحتى {asked} كم يُعد قريبًا.',
  'why.distance.noArea': 'لم تُذكر منطقة السكن، فالمسافة غير معروفة.',
  'place.file': 'في السيرة الذاتية',
  'place.message': 'في الرسالة',
  years: {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: '{count} سنوات',
    many: '{count} سنة',
    other: '{count} سنة',
  },
})
