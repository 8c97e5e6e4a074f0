import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const question = (title: string, html: string) => ({ part: title, id: null, title, html })
const groups = [
  {
    part: '0',
    title: 'للشركات',
    items: [
      question('كم السعر؟', '<p>المجانية بلا مقابل.</p>'),
      question('ما الباقة؟', '<p>إعلانات أكثر.</p>'),
    ],
  },
  { part: '1', title: 'الحساب', items: [question('كلمة المرور', '<p>من <a href="/faq">هنا</a>.</p>')] },
]

test('an empty box shows every question', () => {
  expect(findQuestions(groups, ' ')).toEqual(groups)
})

test.each(['اعلانات', 'الباقه', 'إِعلانات'])('finds %s however Arabic is spelled', (typed) => {
  expect(findQuestions(groups, typed)).toEqual([{ ...groups[0], items: [groups[0]?.items[1]] }])
})

test('looks in answers and not in their tags', () => {
  expect(findQuestions(groups, 'هنا').map(({ title }) => title)).toEqual(['الحساب'])
  expect(findQuestions(groups, 'href')).toEqual([])
})
