import { source } from '../../phrase.ts'

/** The frame of the privacy policy and the terms; their text is in `pages`. */
export const phrases = source({
  contents: 'المحتويات',
  version: 'سارية منذ {date}',
  print: 'طباعة',
  newTexts: 'حدّثنا الشروط وسياسة الخصوصية في {date}.',
  readTerms: 'قراءة الشروط',
  privacyDescription: 'ما نعرفه عنك في {name}، ولماذا، ومتى نمحوه، وكيف تطّلع عليه أو تحذفه.',
  termsDescription: 'شروط استخدام {name} للباحثين عن عمل وللشركات.',
})
