import { phrases } from '@qareeb/content/en/phrases/organizations/organization-locations'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { london, olaya } from '../testing-branches.ts'
import { ImportReport } from './import-report.tsx'
import type { CheckedFile } from './use-import.ts'

beforeAll(loadEveryPhrase)

function reportOf(...branches: (typeof olaya)[]): string {
  const rows = branches.map(({ name, address, lat, lng }, index) => ({
    line: index + 2,
    state: 'good' as const,
    name,
    address,
    shortNationalAddress: null,
    position: { lat, lng },
    problems: [],
    notices: [],
    sameAsLine: null,
  }))
  // As much of a report as is shown.
  const report = {
    rows,
    counts: { good: rows.length, duplicate: 0, bad: 0 },
    unknownColumns: [],
  } as unknown as CheckedFile
  const Page = createRoutesStub([
    { id: 'root', path: '/en', Component: () => <ImportReport report={report} /> },
  ])
  return renderToString(
    <Page initialEntries={['/en']} hydrationData={{ loaderData: { root: { site: {} } } }} />,
  ).replaceAll('<!-- -->', '')
}

test('the map of an import counts the branches that it does not reach', () => {
  expect(reportOf(olaya, london)).toContain(phrases.beyondMap.one.replace('{count}', '1'))
  expect(reportOf(olaya, london, { ...london, id: 'leeds' })).toContain(
    phrases.beyondMap.other.replace('{count}', '2'),
  )
  expect(reportOf(olaya)).not.toContain('beyond the map')
})
