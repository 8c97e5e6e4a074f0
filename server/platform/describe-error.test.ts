import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error of the database is described without the values that it quotes', () => {
  const error = Object.assign(
    new DatabaseError('duplicate key value violates unique constraint "user_email"', 0, 'error'),
    {
      code: '23505',
      constraint: 'user_email',
      table: 'user',
      detail: 'Key (email)=(sara@example.com) already exists.',
      where: 'sara@example.com',
    },
  )
  const described = describeError(error)
  expect(described).toMatchObject({ code: '23505', constraint: 'user_email', table: 'user' })
  expect(JSON.stringify(described)).not.toContain('sara@example.com')
})

test('a message that quotes what somebody typed keeps the rest', () => {
  const error = Object.assign(
    new DatabaseError('invalid input syntax for type uuid: "0501234567"', 0, 'error'),
    { code: '22P02' },
  )
  const described = describeError(error)
  expect(described.message).toBe('invalid input syntax for type uuid: "…"')
  expect(JSON.stringify(described)).not.toContain('0501234567')
})

test('the cause of an error is described too', () => {
  expect(describeError(new Error('outer', { cause: new Error('inner') })).cause?.message).toBe('inner')
})

test('a thrown value that is no error is not logged', () => {
  expect(JSON.stringify(describeError({ email: 'sara@example.com' }))).not.toContain('sara')
})
