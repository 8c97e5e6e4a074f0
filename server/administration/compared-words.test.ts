import { expect, test } from 'vitest'
import { comparedWords } from './compared-words.ts'

test.each([
  ['شركة النخلة الذهبية المحدودة', 'مؤسّسة النخله الذهبيه للتجارة'],
  ['Golden Palm Trading Est.', 'The Golden Palm Co. Ltd'],
  ['Golden Palm L.L.C.', 'Palm, golden'],
])('compares %j by the words of %j', (name, other) => {
  expect(comparedWords(name)).toBe(comparedWords(other))
})

test('keeps a name that is a legal form alone, and drops no other word', () => {
  expect(comparedWords('Trading Company')).toBe('company trading')
  expect(comparedWords('مؤسسة النخلة')).not.toBe(comparedWords('مؤسسة النخلة الذهبية'))
})
