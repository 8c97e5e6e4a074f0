import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { VacancyCount } from './vacancy-count.tsx'

beforeAll(loadEveryPhrase)

const render = (total: { value: number; kind: 'exact' } | null, failure: string | null): string => {
  const Component = () => <VacancyCount total={total} failure={failure} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

test('the number of jobs reserves its space while it loads, and none when it fails', () => {
  expect(render(null, null)).toContain('<h2')
  expect(render(null, 'The connection was lost.')).toBe('')
  expect(render({ value: 7, kind: 'exact' }, 'The connection was lost.')).toContain('7')
})
