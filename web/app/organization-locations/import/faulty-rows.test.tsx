import type { LocationRow } from '@qareeb/contract/organization-locations/import'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { london, olaya } from '../testing-branches.ts'
import { FaultyRows } from './faulty-rows.tsx'

beforeAll(loadEveryPhrase)

const shared = {
  shortNationalAddress: null,
  position: null,
  notices: [],
  sameAsLine: null,
}

test('errors and repeated rows stand in the order of the lines', () => {
  const rows: LocationRow[] = [
    { ...shared, line: 4, state: 'duplicate', name: london.name, address: london.address, problems: [] },
    {
      ...shared,
      line: 5,
      state: 'bad',
      name: olaya.name,
      address: olaya.address,
      problems: [{ column: 'lat', problem: 'notANumber', value: 'abc', message: 'Not a decimal number.' }],
    },
  ]
  const Page = createRoutesStub([{ path: '/en', Component: () => <FaultyRows rows={rows} /> }])
  const shown = renderToString(<Page initialEntries={['/en']} />)
  expect([...shown.matchAll(/tabular-nums">(\d)</g)].map(([, line]) => line)).toEqual(['4', '5'])
})
