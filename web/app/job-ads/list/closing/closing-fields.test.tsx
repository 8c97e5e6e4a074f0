import { longestClosingMessage } from '@qareeb/contract/job-ads/job-ad-life'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../../i18n/load-phrases.ts'
import { ClosingFields } from './closing-fields.tsx'
import type { ClosingTexts } from './use-closing-texts.ts'

beforeAll(loadEveryPhrase)

/** The field for English applicants with a text of some letters. */
function fieldWith(letters: number): string {
  const nothing = () => undefined
  const texts: ClosingTexts = {
    textOf: (locale) => (locale === 'en' ? 'a'.repeat(letters) : ''),
    isUsual: () => false,
    isTooLong: (locale) => locale === 'en' && letters > longestClosingMessage,
    write: nothing,
    leave: nothing,
    own: {},
    drop: nothing,
  }
  const Page = createRoutesStub([{ path: '/en', Component: () => <ClosingFields texts={texts} /> }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
}

test('a text for applicants is never cut: it is counted near its bound, and refused beyond it', () => {
  expect(fieldWith(10)).not.toContain(`/ ${longestClosingMessage}`)
  expect(fieldWith(10).toLowerCase()).not.toContain('maxlength')
  const near = fieldWith(longestClosingMessage)
  expect(near).toContain(` / ${longestClosingMessage.toLocaleString('en')}`)
  expect(near).not.toContain('aria-invalid=')
  const beyond = fieldWith(longestClosingMessage + 3)
  expect(beyond).toContain('3 letters too many')
  expect(beyond).toContain('aria-invalid="true"')
  expect(beyond).toContain('longer than the maximum')
})
