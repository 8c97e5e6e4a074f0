import { phrases } from '@qareeb/content/en/phrases/organizations/organization-locations'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { Branches } from './branches.tsx'
import { london, olaya } from './testing-branches.ts'

beforeAll(loadEveryPhrase)

function pageOf(...branches: (typeof olaya)[]): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/en',
      Component: () => <Branches branches={branches} isInspected onOpen={() => undefined} />,
    },
  ])
  return renderToString(
    <Page initialEntries={['/en']} hydrationData={{ loaderData: { root: { site: {} } } }} />,
  ).replaceAll('<!-- -->', '')
}

test('the map of branches counts those that it does not reach', () => {
  expect(pageOf(olaya, london)).toContain(phrases.beyondMap.one.replace('{count}', '1'))
  expect(pageOf(olaya)).not.toContain('beyond the map')
})
