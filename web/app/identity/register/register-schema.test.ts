import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { noConsents } from './consent-labels.ts'
import { registration } from './register-schema.ts'

test('says that the passwords differ whatever else is wrong', () => {
  const typed = {
    firstName: '',
    lastName: '🌴',
    email: '',
    phone: 'abc',
    password: 'one',
    passwordAgain: 'two',
  }
  const found = z.safeParse(registration, { ...typed, consents: noConsents }).error?.issues ?? []
  const paths = new Set(found.map(({ path }) => path.join('.')))
  const fields = ['firstName', 'lastName', 'email', 'phone', 'password', 'passwordAgain']
  expect([...paths]).toEqual(expect.arrayContaining(fields))
})
