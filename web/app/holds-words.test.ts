import { expect, test } from 'vitest'
import { holdsWords } from './holds-words.ts'

const texts = ['مخبز الأُمَّة', 'Umma Bakery, Médina 24', '面包店']

test.each(['', 'الامه', 'UMMA مخبز', 'medina ٢٤', ' bakery ', '面包'])('the texts contain "%s"', (typed) => {
  expect(holdsWords(texts, typed)).toBe(true)
})

test.each(['مصنع', 'umma factory', '银行'])('"%s" does not', (typed) => {
  expect(holdsWords(texts, typed)).toBe(false)
})
