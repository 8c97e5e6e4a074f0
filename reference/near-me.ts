/** How people ask for what is around them; a phrase stands before those that it contains. */
export const nearMePhrases: readonly string[] = [
  'near me',
  'nearby',
  'close to me',
  'around me',
  'next to me',
  'in my area',
  'القريبة مني',
  'القريب مني',
  'قريبة مني',
  'قريب مني',
  'بالقرب مني',
  'من حولي',
  'حولي',
  'جنبي',
  'بجانبي',
  'في منطقتي',
]
