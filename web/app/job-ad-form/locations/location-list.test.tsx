import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { london, olaya } from '../../organization-locations/testing-branches.ts'
import { LocationList } from './location-list.tsx'

beforeAll(loadEveryPhrase)

const selection = { chosen: [], pointed: null, onPoint: () => undefined, toggle: () => undefined }

function listOf(location: typeof olaya): string {
  const Component = () => <LocationList id="places" locations={[location]} selection={selection} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('the form of an ad marks branches beyond the map', () => {
  expect(listOf(london)).toContain('beyond the map')
  expect(listOf(olaya)).not.toContain('beyond the map')
})
