import {
  addOrganizationLocation,
  getOrganizationLocation,
  listOrganizationLocations,
  type OrganizationLocation,
  updateOrganizationLocation,
} from '@qareeb/contract/organization-locations'
import { importOrganizationLocations } from '@qareeb/contract/organization-locations/import'
import { example } from '../platform/http/openapi/example.ts'

const branch: OrganizationLocation = {
  id: '7d1c0b7e-8a3f-4c1d-9b58-2f0e6a4d3c21',
  name: { ar: 'فرع العليا', en: 'Olaya branch' },
  address: { ar: 'طريق الملك فهد، حي العليا', en: 'King Fahd Road, Al Olaya' },
  shortNationalAddress: 'RRRD2929',
  city: { ar: 'الرياض', en: 'Riyadh' },
  district: { ar: 'العليا', en: 'Al Olaya' },
  lat: 24.6911,
  lng: 46.6853,
  isApproximate: false,
  distanceKm: 3.217,
  jobAds: { open: 2, notArchived: 3 },
  version: 4,
}

const fresh: OrganizationLocation = {
  ...branch,
  distanceKm: null,
  jobAds: { open: 0, notArchived: 0 },
  version: 1,
}

/** Answers of the calls about branches, as they might come. */
export const locationExamples = [
  example(listOrganizationLocations, { items: [branch], limit: 2_000 }),
  example(addOrganizationLocation, fresh),
  example(getOrganizationLocation, {
    ...branch,
    blockers: [
      {
        id: '5b0f4c1a-9d27-4e86-b3a1-7c2d8e4f6a90',
        title: { ar: 'محاسب', en: 'Accountant' },
        isOpen: true,
      },
    ],
  }),
  example(updateOrganizationLocation, { ...branch, distanceKm: null, version: 5 }),
  example(importOrganizationLocations, {
    written: 1,
    counts: { good: 1, duplicate: 0, bad: 1 },
    unknownColumns: ['Phone'],
    rows: [
      {
        line: 2,
        state: 'good',
        name: branch.name,
        address: branch.address,
        shortNationalAddress: branch.shortNationalAddress,
        position: { lat: branch.lat, lng: branch.lng },
        problems: [],
        notices: [],
        sameAsLine: null,
      },
      {
        line: 3,
        state: 'bad',
        name: { ar: 'مستودع', en: null },
        address: { ar: 'طريق المدينة', en: null },
        shortNationalAddress: null,
        position: null,
        problems: [
          { column: 'lat', problem: 'notANumber', value: '24.7° N', message: 'ليس رقمًا عشريًا مثل 24.7136.' },
        ],
        notices: [],
        sameAsLine: null,
      },
    ],
  }),
]
