import { signUpConsents } from '@qareeb/contract/users'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bindPhrases, type BoundPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases, loadPhrases } from '../i18n/load-phrases.ts'
import { checkValues } from './check-values.ts'
import { problemText, type OwnTexts } from './problem-text.ts'

const schema = z.object({
  email: z.email(),
  password: z.string().check(z.minLength(8)),
  consents: signUpConsents,
})

let errors: BoundPhrases<'errors'>
beforeAll(async () => {
  await loadPhrases('en', ['errors'])
  errors = bindPhrases(loadedPhrases('en', 'errors'), 'en')
})

const check = (values: z.input<typeof schema>, own?: OwnTexts) =>
  checkValues(schema, values, (problem) => problemText(problem, errors, own)).errors

/** As a page begins: its boxes are not ticked, which the type of a consent does not know. */
const nothingTicked = { terms: false, privacy: true, adult: true, news: false } as unknown as z.input<
  typeof signUpConsents
>
const consents = { terms: true, privacy: true, adult: true, news: false } as const

test('words the first problem of each field in the sentences of the contract', () => {
  expect(check({ email: '', password: 'short', consents: nothingTicked })).toMatchObject({
    email: { message: 'Please complete this required field.' },
    password: { message: 'The text is shorter than the minimum (8).' },
    consents: { terms: { message: 'This consent is required.' } },
  })
})

test('a form may word a problem, or that of one field, itself', () => {
  const own = { emailAddress: 'Please enter a valid email address', 'password.tooShort': 'Too short for us' }
  expect(check({ email: 'sara@', password: 'short', consents }, own)).toMatchObject({
    email: { message: 'Please enter a valid email address' },
    password: { message: 'Too short for us' },
  })
})

test('a form may make the sentence of the refused value', () => {
  const own = { 'password.tooShort': (value: unknown) => `“${String(value)}” is too short` }
  expect(check({ email: 'sara@qareeb.example', password: 'short', consents }, own)).toMatchObject({
    password: { message: '“short” is too short' },
  })
})

test('returns the values as the schema parses them', () => {
  const values = { email: 'sara@qareeb.example', password: 'long enough', consents }
  expect(checkValues(schema, values, String)).toEqual({ values, errors: {} })
})
