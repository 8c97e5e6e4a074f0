import { expect, test } from 'vitest'
import { replaceWords } from './replace-words.ts'

test.each([
  ['<p>ويُفضَّل شاب يجيد نظام SAP.</p>', 'شاب', 'شخص', '<p>ويُفضَّل شخص يجيد نظام SAP.</p>'],
  ['<p>شبابنا وشاب</p>', 'شاب', 'شخص', '<p>شبابنا وشخص</p>'],
  ['Salesmen for two branches', 'Salesmen', 'salespeople', 'Salespeople for two branches'],
  [
    '<p>For <strong>two</strong> branches, males only.</p>',
    'males only',
    undefined,
    '<p>For <strong>two</strong> branches.</p>',
  ],
  ['Receptionist (female)', 'female', undefined, 'Receptionist'],
  ['موظف استقبال (أنثى) في الرياض', 'أنثى', undefined, 'موظف استقبال في الرياض'],
  ['Driver – male', 'male', undefined, 'Driver'],
  ['Accountant males only in Riyadh', 'males only', undefined, 'Accountant in Riyadh'],
  ['<p title="young">ideally young</p>', 'young', 'motivated', '<p title="young">ideally motivated</p>'],
  ['<p>you<em>ng</em></p>', 'young', 'motivated', '<p>you<em>ng</em></p>'],
])('in %s, %s gives way to %s', (written, words, instead, expected) => {
  expect(replaceWords(written, words, instead)).toBe(expected)
})
