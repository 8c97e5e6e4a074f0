import { expect, test } from 'vitest'
import { ApiError } from '../../http/api.ts'
import { readOtherCompany } from './read-other-company.ts'

const company = { id: '0a515a00-0000-4000-8000-000000000002', name: { ar: null, en: 'Nama Tech' } }

test('reads the company out of the refusal that names it', () => {
  expect(readOtherCompany(new ApiError(409, { code: 'jobAd.ofOtherCompany', company }))).toEqual(company)
})

test('other failures name no company', () => {
  expect(readOtherCompany(new ApiError(404, { code: 'jobAd.notFound' }))).toBeNull()
  expect(readOtherCompany(new Error('offline'))).toBeNull()
})
