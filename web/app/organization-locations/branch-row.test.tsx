import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { BranchRow } from './branch-row.tsx'
import { london, olaya } from './testing-branches.ts'

beforeAll(loadEveryPhrase)

function rowOf(branch: typeof olaya): string {
  const Component = () => <BranchRow branch={branch} isChosen={false} onChoose={() => undefined} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('a branch that the map does not reach says so in the list', () => {
  expect(rowOf(london)).toContain('Beyond the map')
  expect(rowOf(olaya)).not.toContain('Beyond the map')
})
