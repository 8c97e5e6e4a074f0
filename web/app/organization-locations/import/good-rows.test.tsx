import type { LocationRow } from '@qareeb/contract/organization-locations/import'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { london, olaya } from '../testing-branches.ts'
import { GoodRows } from './good-rows.tsx'

beforeAll(loadEveryPhrase)

const rowOf = ({ name, address, lat, lng }: typeof olaya): LocationRow => ({
  line: 2,
  state: 'good',
  name,
  address,
  shortNationalAddress: null,
  position: { lat, lng },
  problems: [],
  notices: [],
  sameAsLine: null,
})

function previewOf(row: LocationRow): string {
  const Page = createRoutesStub([{ path: '/en', Component: () => <GoodRows rows={[row]} /> }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('the preview of an import marks branches beyond the map', () => {
  expect(previewOf(rowOf(london))).toContain('beyond the map')
  expect(previewOf(rowOf(olaya))).not.toContain('beyond the map')
  expect(previewOf({ ...rowOf(london), position: null })).not.toContain('beyond the map')
})
