import type { OrganizationLocation } from '@qareeb/contract/organization-locations'

/** A branch in Riyadh. */
export const olaya: OrganizationLocation = {
  id: 'olaya',
  name: { ar: 'فرع العليا', en: null },
  address: { ar: 'طريق الملك فهد', en: null },
  shortNationalAddress: null,
  city: null,
  district: null,
  lat: 24.6911,
  lng: 46.6853,
  isApproximate: false,
  distanceKm: null,
  jobAds: { open: 0, notArchived: 0 },
  version: 7,
}

/** A branch that the map does not reach. */
export const london: OrganizationLocation = {
  ...olaya,
  id: 'london',
  name: { ar: null, en: 'London office' },
  address: { ar: null, en: '1 Strand' },
  lat: 51.5,
  lng: -0.12,
}
