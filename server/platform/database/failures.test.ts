import { describe, expect, it } from 'vitest'
import { isTransient } from './failures.ts'

const errorWith = (code: string) => Object.assign(new Error('x'), { code })

describe('isTransient', () => {
  it.each(['53300', '53200', '57P01', '57P02', '57P03', '08006', '08P01', '40P01', '55P03', '57014'])(
    'holds for %s',
    (code) => expect(isTransient(errorWith(code))).toBe(true),
  )
  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])('holds for %s', (code) =>
    expect(isTransient(errorWith(code))).toBe(true),
  )
  it.each(['23505', '42P01', '22021', 'ENOENT', ''])('does not hold for %s', (code) =>
    expect(isTransient(errorWith(code))).toBe(false),
  )
  it('holds when one of several addresses refused', () =>
    expect(isTransient(new AggregateError([errorWith('ECONNREFUSED')]))).toBe(true))
  it('does not hold for values that are no error', () => expect(isTransient('ECONNRESET')).toBe(false))
})
