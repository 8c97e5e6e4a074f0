import { email, password } from '@qareeb/contract/users'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkValues } from '../check-values.ts'
import { refuseWeak } from './refuse-weak.ts'

const site = { ar: 'قريب', en: 'Qareeb' }
const rules = refuseWeak(z.object({ email, password }), ({ email }) => ({
  email,
  firstName: 'Sara',
  lastName: 'Alharbi',
  site,
}))

/** The problem of each field. */
async function problemsOf(values: { email: string; password: string }) {
  const { errors } = checkValues(await rules(values), values, ({ problem }) => problem)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

test('a weak password is refused, also beside other errors', async () => {
  const common = { email: 'sara@mail.example', password: 'password123' }
  expect(await problemsOf(common)).toEqual({ password: 'notAllowed' })
  expect(await problemsOf({ email: 'sara@', password: 'Alharbi1990' })).toEqual({
    email: 'emailAddress',
    password: 'notAllowed',
  })
  expect(await problemsOf({ ...common, password: 'wadi-Palm-42' })).toEqual({})
})

test('a password that is too short is called that, and one that is missing required', async () => {
  expect(await problemsOf({ email: 'sara@mail.example', password: '' })).toEqual({ password: 'required' })
  expect(await problemsOf({ email: 'sara@mail.example', password: '1234' })).toEqual({
    password: 'tooShort',
  })
})
