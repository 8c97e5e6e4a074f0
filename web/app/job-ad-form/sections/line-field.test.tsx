import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { LineField } from './line-field.tsx'

beforeAll(loadEveryPhrase)

function shown(letters: number, isCounted = false): string {
  const Component = () => (
    <LineField
      name="title.en"
      label="Title"
      error={undefined}
      text={'a'.repeat(letters)}
      onText={() => undefined}
      most={100}
      isCounted={isCounted}
    />
  )
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
}

test('a line is never cut: its letters are counted near the bound, and those beyond it are named', () => {
  expect(shown(79)).not.toContain('/ 100')
  expect(shown(80)).toContain('80 / 100')
  expect(shown(102)).toContain('2 letters too many')
  expect(shown(102).toLowerCase()).not.toContain('maxlength')
})

test('a title is counted from its first letter, once', () => {
  expect(shown(3, true)).toContain('3 / 100')
  expect(shown(90, true).match(/90 \/ 100/g)).toHaveLength(1)
  expect(shown(101, true)).toContain('1 letter too many')
  expect(shown(101, true)).not.toContain('101 / 100')
})
