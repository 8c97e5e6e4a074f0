import { source } from '../../../phrase.ts'

/** The page of questions. */
export const phrases = source({
  description: 'إجابات عن البحث والتقديم والراتب الصافي، وعن النشر والأسعار للشركات، وعن الحساب والخصوصية.',
  search: 'البحث في الأسئلة',
  placeholder: 'الراتب، التوثيق، كلمة المرور…',
  found: {
    zero: 'لا يوجد سؤال بهذه الكلمات. جرّب كلمة أخرى أو اكتب إلينا.',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{count} أسئلة',
    many: '{count} سؤالًا',
    other: '{count} سؤال',
  },
  linkToQuestion: 'رابط هذا السؤال',
})
