import { expect, test } from 'vitest'
import { checkValues } from '../../forms/check-values.ts'
import {
  endsVerification,
  initialRenaming,
  isStillNamed,
  namesSchema,
  rejectSchema,
} from './details-schemas.ts'

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

const ten = '1010101010'

test.each([
  ['another number ends a verification', '2020202020', { status: 'verified', number: ten }, true],
  ['a number that is taken away ends a verification', '', { status: 'verified', number: ten }, true],
  ['the same number with blanks ends nothing', '1010 101 010', { status: 'verified', number: ten }, false],
  ['a first number ends nothing', ten, { status: 'verified', number: null }, false],
  [
    'another number of a pending company ends nothing',
    '2020202020',
    { status: 'pending', number: ten },
    false,
  ],
] as const)('%s', (_title, typed, { status, number }, isOther) => {
  const company = { verificationStatus: status, registrationNumber: number }
  expect(endsVerification(typed, company)).toBe(isOther)
})
