import { expect, test } from 'vitest'
import { findSensitiveWords } from './find-sensitive-words.ts'

const traitsOf = (text: string) => findSensitiveWords(text, []).map(({ trait }) => trait)

test.each([
  ['We hire Filipino nationals.', 'nationality'],
  ['Indian candidates preferred', 'nationality'],
  ['Preferably an Egyptian', 'nationality'],
  ['Non-Saudi only', 'nationality'],
  ['Muslims only', 'religion'],
  ['The candidate must be a Christian', 'religion'],
  ['Good-looking and polite', 'looks'],
  ['Pleasant appearance is a must', 'looks'],
  ['Height: at least 170 cm', 'looks'],
  ['مطلوب محاسب مصري الجنسية', 'nationality'],
  ['يفضّل هندي أو باكستاني', 'nationality'],
  ['لا يُقبل الأجانب', 'nationality'],
  ['يشترط أن يكون مسلمًا', 'religion'],
  ['حسن المظهر', 'looks'],
  ['موظفة استقبال جميلة الشكل', 'looks'],
  ['بيضاء البشرة', 'looks'],
  ['Applicants without disabilities', 'disability'],
  ['Free from any physical disability', 'disability'],
  ['Must be medically fit', 'disability'],
  ['أن يكون سليمًا بدنيًا', 'disability'],
  ['خالٍ من الأمراض المزمنة', 'disability'],
  ['لا يعاني من أي إعاقة', 'disability'],
])('%s is about %s', (text, trait) => {
  expect(traitsOf(text)).toContain(trait)
})

test.each([
  'For Saudi nationals only',
  'للسعوديين فقط',
  'سعودي الجنسية',
  'We hire regardless of nationality and religion.',
  'نوظّف من جميع الجنسيات',
  'Cooks Indian food and Lebanese dishes',
  'Presents monthly figures to the board in good order',
  'إعداد القوائم المالية وعرضها على الإدارة',
  'Slimming down the backlog',
  'People with disabilities are welcome',
  'نرحّب بذوي الإعاقة',
  'دون تمييز بسبب الإعاقة',
  'Care for patients with chronic diseases',
  'تثقيف المرضى للوقاية من الأمراض',
  'A building without any defects',
  'تسليم منتجات خالية من العيوب',
])('%s says nothing of the kind', (text) => {
  expect(traitsOf(text)).toEqual([])
})

test('words inside the name of a company are left alone', () => {
  expect(findSensitiveWords('Join Asian Candidates Agency', ['Asian Candidates Agency'])).toEqual([])
})

test('a word is reported as it is written, with its offset', () => {
  expect(findSensitiveWords('نبحث عن شخص حسن المظهر.', [])).toEqual([
    { trait: 'looks', text: 'حسن المظهر', at: 12 },
  ])
})
