import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['short', 0],
  ['aaaaaaaaaaaa', 0],
  ['abcabcabcabc', 0],
  ['12345678', 1],
  ['qwertyuiop', 1],
  ['lowercase', 1],
  ['wadi-palm', 1],
  ['Wadi-Palm', 2],
  ['wadi-Palm-42', 4],
  ['كلمة سر طويلة', 2],
] as const)('%s is of strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('personal words make a bad password', () => {
  expect(strengthOf('Alharbi2024', ['Sara', 'Alharbi', 'sara.alharbi@qareeb.example'])).toBe(0)
  expect(strengthOf('Alharbi2024', ['Omar'])).toBeGreaterThan(0)
})
