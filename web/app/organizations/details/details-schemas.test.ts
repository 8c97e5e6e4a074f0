import { expect, test } from 'vitest'
import { checkValues } from '../../forms/check-values.ts'
import { isStillNamed, namesSchema, rejectSchema, initialRenaming } from './details-schemas.ts'

const problems = ({ errors }: { errors: object }) => JSON.parse(JSON.stringify(errors))
const say = ({ problem }: { problem: string }) => problem

test('a reason of blanks is none', () => {
  expect(problems(checkValues(rejectSchema, { rejectionReason: ' \n  ' }, say))).toMatchObject({
    rejectionReason: { message: 'required' },
  })
})

test('a reason is sent without the blanks around it', () => {
  expect(checkValues(rejectSchema, { rejectionReason: ' illegible\n' }, say).values).toEqual({
    rejectionReason: 'illegible',
  })
})

test.each([
  { ar: 'شركة النخيل', en: '' },
  { ar: '', en: 'Palms' },
])('one of the two names is enough', (name) => {
  expect(checkValues(namesSchema, { name }, say).errors).toEqual({})
})

test('a company without any name has its error beside the Arabic one', () => {
  expect(problems(checkValues(namesSchema, { name: { ar: ' ', en: '' } }, say))).toMatchObject({
    name: { ar: { message: 'required' } },
  })
})

test('a name without a letter is none, in either language', () => {
  expect(problems(checkValues(namesSchema, { name: { ar: '', en: '😀😀😀' } }, say))).toMatchObject({
    name: { en: { message: 'nameWithoutLetter' } },
  })
})

test('a name keeps the one that it was typed against, which may be another by now', () => {
  const palms = { ar: 'شركة النخيل', en: null }
  const renaming = { ...initialRenaming(palms), name: { ar: 'نخيل الرياض', en: '' } }
  expect(isStillNamed(palms, renaming)).toBe(true)
  expect(isStillNamed({ ...palms, en: 'Palms' }, renaming)).toBe(false)
})

test('the error of a short name has the number of required letters', () => {
  const limits = ({ problem, limit }: { problem: string; limit?: number | undefined }) =>
    `${problem} ${limit}`
  expect(problems(checkValues(namesSchema, { name: { ar: '', en: 'P ' } }, limits))).toMatchObject({
    name: { en: { message: 'tooShort 2' } },
  })
})
