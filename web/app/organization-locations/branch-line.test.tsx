import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { BranchLine } from './branch-line.tsx'
import { london, olaya } from './testing-branches.ts'

beforeAll(loadEveryPhrase)

function rowOf(branch: typeof olaya): string {
  const Component = () => <BranchLine branch={branch} isChosen={false} onChoose={() => undefined} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('a branch beyond the map is marked in the list', () => {
  expect(rowOf(london)).toContain('Beyond the map')
  expect(rowOf(olaya)).not.toContain('Beyond the map')
})

test('district and city are shown where the address does not say them', () => {
  const city = { ar: 'الرياض', en: 'Riyadh' }
  const district = { ar: 'حي العليا', en: 'Al Olaya' }
  const withAddress = (address: string) =>
    rowOf({ ...olaya, city, district, address: { ar: null, en: address } })
  expect(withAddress('1 King Fahd Road')).toContain('Al Olaya, Riyadh')
  expect(withAddress('1 Riyadh Road, Al Olaya').match(/Al Olaya|Riyadh(?! Road)/g)).toEqual([
    'Al Olaya',
    'Riyadh',
  ])
  expect(withAddress('1 King Fahd Road, Al Olaya District, Riyadh 12211').match(/Riyadh/g)).toHaveLength(1)
})
