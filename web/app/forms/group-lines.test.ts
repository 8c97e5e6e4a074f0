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

test('a sentence that two fields share needs the name of each, even where it names both', () => {
  const beyond = 'Latitude goes from −90 to 90, longitude from −180 to 180.'
  const lat = { ...line('lat', beyond), isNamed: true }
  const lng = { ...line('lng', beyond), isNamed: true }
  const name = { ...line('name', 'Write the name.'), isNamed: true }
  expect(
    groupLines([lat, lng, name], [missing])
      .flat()
      .map(({ isNamed }) => isNamed),
  ).toEqual([false, false, true])
})
