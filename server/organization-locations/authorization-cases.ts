import type { Cases, Request } from '../testing/authorization/case.ts'
import type { Scene } from '../testing/authorization/scene.ts'
import { formWith } from '../testing/form-with.ts'

const address = '/api/v1/organization-location'

/** A branch as a form sends it. */
const branch = {
  name: { ar: null, en: 'Olaya branch' },
  address: { ar: null, en: 'King Fahd Road, Al Olaya' },
  shortNationalAddress: 'RRRD2929',
  lat: 24.6911,
  lng: 46.6853,
}

const one = (method: 'GET' | 'DELETE', id: string): Request => ({ method, url: `${address}/${id}` })

const put = (id: string): Request => ({
  method: 'PUT',
  url: `${address}/${id}`,
  payload: { ...branch, version: 1 },
})

const csv =
  'name,address,lat,lng\nOlaya branch,"King Fahd Road, Al Olaya",24.6911,46.6853\nNowhere,Road,x,y\n'

const upload = (query = ''): Request => ({
  method: 'POST',
  url: `${address}/bulk-upload${query}`,
  ...formWith({ field: 'file', name: 'branches.csv', bytes: Buffer.from(csv), mediaType: 'text/csv' }),
})

/** Administrators of a company ask about its branches, other callers about the owner's. */
const askedAbout = ({ own, owner, caller }: Scene) => (own.admin.id === caller?.id ? own : owner)

/** How the calls about branches are asked. */
export const locationCases: Cases = {
  'POST /api/v1/organization-location/bulk-upload ok': () => [upload(), upload('?write=good-rows')],
  'GET /api/v1/organization-location ok': (_world, { own }) => [
    { method: 'GET', url: `${address}?organizationId=${own.id}` },
  ],
  'POST /api/v1/organization-location ok': () => [{ method: 'POST', url: address, payload: branch }],
  'GET /api/v1/organization-location/{id} ok': (_world, scene) => [
    one('GET', askedAbout(scene).freeLocation),
    one('GET', askedAbout(scene).usedLocation),
  ],
  'PUT /api/v1/organization-location/{id} ok': (_world, scene) => [
    put(askedAbout(scene).freeLocation),
    put(askedAbout(scene).usedLocation),
  ],
  'DELETE /api/v1/organization-location/{id} ok': (_world, scene) => [
    one('DELETE', askedAbout(scene).freeLocation),
  ],
  'DELETE /api/v1/organization-location/{id} in-use': (_world, scene) => [
    one('DELETE', askedAbout(scene).usedLocation),
  ],
}
