import { expect, test } from 'vitest'
import { inReadingOrder } from './in-reading-order.ts'

/** Pieces from left to right, as a PDF draws them. */
const drawn = (...texts: string[]) => texts.map((text, x) => ({ text, x }))

test.each([
  ['letters of Arabic', drawn('ﻲ', 'ﻧ', 'ﺎ', 'ﻄ', 'ﺤ', 'ﻘ', 'ﻟ', 'رة ا', 'ﺎ', 'ﺳ'), 'سارة القحطاني'],
  ['whole words of Arabic', drawn('المحاسبة', ' ', 'في', ' ', 'خبرة'), 'خبرة في المحاسبة'],
  [
    'Latin words in an Arabic line',
    drawn('ساب', 'و', ' ', 'Power', ' ', 'BI', ' ', 'باستخدام'),
    'باستخدام Power BI وساب',
  ],
  ['a number letter by letter', drawn('سنوات', ' ', '1', '5', ' ', 'خبرة'), 'خبرة 15 سنوات'],
  ['years from right to left', drawn('2019', ' ', '-', ' ', '2015', ' ', 'جامعة'), 'جامعة 2015 - 2019'],
  [
    'Arabic in a Latin line',
    drawn('Worked at ', 'الواحة', ' ', 'شركة', ' until 2020'),
    'Worked at شركة الواحة until 2020',
  ],
  ['signs of two letters', drawn('ين', 'ﺎ', 'ﻄ', 'ﺤ', 'ﻘ', 'ﻟ', 'ربة ا', 'ﺧ'), 'خبرة القحطاني'],
  ['Latin alone as it comes', drawn('Accountant', ', ', '2019'), 'Accountant, 2019'],
])('reads %s', (_what, pieces, text) => {
  expect(inReadingOrder(pieces).normalize('NFKC')).toBe(text)
})
