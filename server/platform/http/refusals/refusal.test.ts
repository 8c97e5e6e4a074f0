import { expect, test } from 'vitest'
import { AppError } from '../../../ground/errors.ts'
import { toRefusal } from './refusal.ts'

const refusalOf = (retryAfterSeconds: number | undefined, locale: 'ar' | 'en' = 'en') =>
  toRefusal(
    new AppError('auth/too-many-requests', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    {
      locale,
      requestId: 'one',
    },
  )

test.each([
  [undefined, 'Too many attempts. Wait a minute, then try again.'],
  [30, 'Too many attempts. Wait a minute, then try again.'],
  [61, 'Too many attempts. Wait 2 minutes, then try again.'],
  [900, 'Too many attempts. Wait 15 minutes, then try again.'],
])('a refusal for %s seconds says the minutes', (seconds, message) => {
  const { headers, body } = refusalOf(seconds)
  expect(body.message).toBe(message)
  expect(headers['retry-after']).toBe(seconds?.toString())
})

test('counts them in Arabic too', () => {
  expect(refusalOf(120, 'ar').body.message).toContain('دقيقتين')
  expect(refusalOf(240, 'ar').body.message).toContain('4 دقائق')
})
