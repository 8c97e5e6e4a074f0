import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { noConsents } from './consent-labels.ts'
import { registerSchema } from './register-schema.ts'

test('reports different passwords beside any other error', () => {
  const typed = {
    firstName: '',
    lastName: '🌴',
    email: '',
    phone: 'abc',
    password: 'one',
    passwordAgain: 'two',
  }
  const found = z.safeParse(registerSchema, { ...typed, consents: noConsents }).error?.issues ?? []
  const paths = new Set(found.map(({ path }) => path.join('.')))
  const fields = ['firstName', 'lastName', 'email', 'phone', 'password', 'passwordAgain']
  expect([...paths]).toEqual(expect.arrayContaining(fields))
})
