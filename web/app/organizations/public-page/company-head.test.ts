import { expect, test } from 'vitest'
import { organizationData } from './company-head.ts'

const organization = {
  id: 'oasis',
  slug: 'oasis-group',
  name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
  verified: true,
  verifiedAt: null,
  logoUrl: '/files/logo.webp',
}
const branch = {
  id: 'olaya',
  name: { ar: 'فرع العليا', en: null },
  address: { ar: 'شارع العليا', en: 'Olaya Street' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  lat: 24.7,
  lng: 46.7,
  openAds: 1,
}
const company = { organization, locations: [branch], jobAds: [], openAds: 1 }

test('describes the company and its place to search engines, in the language of the page', () => {
  expect(organizationData(company, 'en', 'https://qareeb.example')).toMatchObject({
    '@type': 'Organization',
    name: 'Oasis Group',
    alternateName: 'مجموعة الواحة',
    url: 'https://qareeb.example/en/companies/oasis-group',
    logo: 'https://qareeb.example/files/logo.webp',
    address: [{ streetAddress: 'Olaya Street', addressLocality: 'Riyadh', addressCountry: 'SA' }],
  })
})

test('names no country for a branch across the border', () => {
  const manama = { ...branch, lat: 26.2235, lng: 50.5876 }
  const data = organizationData({ ...company, locations: [manama] }, 'en', 'https://qareeb.example')
  expect(data).toMatchObject({ address: [expect.not.objectContaining({ addressCountry: 'SA' })] })
})

test('names a company once that has one name', () => {
  const arabicAlone = { ...organization, name: { ar: 'مجموعة الواحة', en: null } }
  const data = organizationData({ ...company, organization: arabicAlone }, 'en', 'https://qareeb.example')
  expect(data).toMatchObject({ name: 'مجموعة الواحة' })
  expect(data).not.toHaveProperty('alternateName')
})

test('names no address for a company without a branch', () => {
  const data = organizationData({ ...company, locations: [] }, 'en', 'https://qareeb.example')
  expect(data).not.toHaveProperty('address')
})
