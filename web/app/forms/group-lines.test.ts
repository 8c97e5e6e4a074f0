import { expect, test } from 'vitest'
import { groupLines } from './group-lines.ts'

const missing = 'Please complete this required field.'
const line = (id: string, error: string) => ({ id, label: id, error, isNamed: false })

const firstName = line('firstName', missing)
const email = line('email', 'Please enter a valid e-mail address.')
const phone = line('phone', 'Please enter a valid e-mail address.')
const password = line('password', missing)

test('puts fields together that lack the same, where the first of them stands', () => {
  expect(groupLines([firstName, email, password], [missing])).toEqual([[firstName, password], [email]])
})

test('leaves every other sentence to its field', () => {
  expect(groupLines([email, phone], [missing])).toEqual([[email], [phone]])
})
