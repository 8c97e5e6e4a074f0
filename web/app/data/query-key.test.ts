import { listTeam } from '@qareeb/contract/team'
import { hashKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryKeyOf } from './query-key.ts'

const asked = { input: { query: { page: 1 } }, locale: 'ar', companyId: 'oasis' } as const

const isSame = (other: Partial<Parameters<typeof queryKeyOf>[1]>) =>
  hashKey(queryKeyOf(listTeam, asked)) === hashKey(queryKeyOf(listTeam, { ...asked, ...other }))

it('shares an answer between parts that ask the same', () => {
  expect(isSame({ input: { query: { page: 1, q: undefined } } })).toBe(true)
})

it('keeps answers apart by input, language, company and way of paging', () => {
  expect(isSame({ input: { query: { page: 2 } } })).toBe(false)
  expect(isSame({ locale: 'en' })).toBe(false)
  expect(isSame({ companyId: 'nakheel' })).toBe(false)
  expect(isSame({ isPaged: true })).toBe(false)
})
