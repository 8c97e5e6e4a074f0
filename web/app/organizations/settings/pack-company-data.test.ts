import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packCompanyData } from './pack-company-data.ts'

test('everything of a company is one archive of tables, with its files as they came', () => {
  const bytes = Uint8Array.from([37, 80, 68, 70])
  const data = {
    madeAt: '2026-11-24T08:00:00Z',
    organization: { name: { ar: 'الواحة', en: null } },
    locations: [
      { id: 1, name: { ar: 'العليا', en: 'Olaya, north' } },
      { id: 2, phone: '=1+1' },
    ],
    truncated: [],
  }
  const archive = unzipSync(packCompanyData(data, [{ name: 'CR.pdf', bytes }]))
  expect(Object.keys(archive)).toEqual(['data.json', 'organization.csv', 'locations.csv', 'files/CR.pdf'])
  expect(archive['files/CR.pdf']).toEqual(bytes)
  expect(strFromU8(archive['locations.csv'] ?? new Uint8Array())).toBe(
    'id,name.ar,name.en,phone\r\n1,العليا,"Olaya, north",\r\n2,,,\'=1+1\r\n',
  )
})
