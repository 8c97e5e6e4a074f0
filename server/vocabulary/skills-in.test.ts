import { expect, test } from 'vitest'
import { skillsIn } from './skills-in.ts'

test('finds skills of both languages, each once, in their order', () => {
  const text =
    'نبحث عن محاسب يجيد برنامج إكسل والقوائم المالية، وضريبة القيمة المضافة. Excel and IFRS are a must.'

  expect(skillsIn(text)).toEqual(['excel', 'financial-statements', 'vat', 'ifrs'])
})

test('reads both descriptions of an ad', () => {
  expect(skillsIn('خبرة في SAP', null, 'First aid certificate')).toEqual(['sap', 'first-aid'])
})

test('an ordinary word is no skill', () => {
  expect(skillsIn('You will excel here. In other words: have a good outlook.')).toEqual([])
  expect(skillsIn('Microsoft Word, Excel and Outlook')).toEqual(['word-processing', 'excel', 'outlook'])
})

test('keeps the first two dozen', () => {
  const everything =
    'excel word powerpoint sap oracle odoo quickbooks zoho erp crm salesforce hubspot photoshop illustrator figma autocad revit python java php sql docker kubernetes aws azure linux react english arabic urdu hindi french'
  expect(skillsIn(everything).length).toBeLessThanOrEqual(24)
})
