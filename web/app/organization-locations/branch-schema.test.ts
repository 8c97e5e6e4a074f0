import type { Locale } from '@qareeb/contract/locale'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { branchSchema, contentOf, degreesText, typedOf, type TypedBranch } from './branch-schema.ts'

const typed: TypedBranch = {
  name: { ar: ' فرع العليا ', en: '' },
  address: { ar: '', en: 'King Fahd Road' },
  shortNationalAddress: 'rrrd ٢٩٢٩',
  lat: '٢٤٫٦٩١١',
  lng: '46,6853',
  version: 3,
}

/** Paths that the form refuses. */
const refused = (change: Partial<TypedBranch>, locale: Locale = 'ar') =>
  z
    .safeParse(branchSchema(locale), { ...typed, ...change })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

test('typed text becomes the input of the API', () => {
  expect(refused({})).toEqual([])
  expect(contentOf(typed)).toEqual({
    name: { ar: 'فرع العليا', en: null },
    address: { ar: null, en: 'King Fahd Road' },
    shortNationalAddress: 'RRRD2929',
    lat: 24.6911,
    lng: 46.6853,
  })
})

test.each([
  [{ name: { ar: ' ', en: '' } }, ['name.ar']],
  [{ address: { ar: '', en: 'K' } }, ['address.en']],
  [{ shortNationalAddress: 'RRR2929' }, ['shortNationalAddress']],
  [{ lat: '24.7 N' }, ['lat']],
  [{ lat: '91', lng: '181' }, ['lat', 'lng']],
  [{ lat: '', lng: '' }, ['lat']],
  [{ lng: '' }, ['lng']],
] as const)('%j is refused', (change, paths) => {
  expect(refused(change)).toEqual(paths)
})

test('a new branch begins with nothing, and without a position', () => {
  expect(refused(typedOf(null))).toEqual(['name.ar', 'address.ar', 'lat'])
})

test('a text that is missing in both languages is missing in the reader’s own', () => {
  expect(refused({ name: { ar: '', en: ' ' } }, 'en')).toEqual(['name.en'])
})

test('degrees of a pin are written to a tenth of a metre', () => {
  expect([24.69110001, -0.1].map(degreesText)).toEqual(['24.6911', '-0.1'])
})

test('typed text keeps the branch that it was typed against', () => {
  const branch = {
    id: 'olaya',
    name: { ar: 'فرع العليا', en: null },
    address: { ar: 'طريق الملك فهد', en: null },
    shortNationalAddress: null,
    lat: 24.6911,
    lng: 46.6853,
    version: 7,
  }
  expect(typedOf(branch)).toMatchObject({ version: 7, name: { ar: 'فرع العليا', en: '' } })
})
