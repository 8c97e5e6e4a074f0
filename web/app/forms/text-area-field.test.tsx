import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { TextAreaField } from './text-area-field.tsx'

beforeAll(loadEveryPhrase)

test.each([
  [0, ''],
  [1_599, ''],
  [1_600, '1,600 / 2,000'],
  [2_000, '2,000 / 2,000'],
  [2_001, '1 letter too many'],
  [2_300, '300 letters too many'],
])('%i of 2,000 letters are counted as "%s"', (typed, text) => {
  const input = {
    name: 'text',
    onChange: async () => undefined,
    onBlur: async () => undefined,
    ref: () => undefined,
  }
  const counted = { text: 'a'.repeat(typed), most: 2_000 }
  const Component = () => (
    <TextAreaField id="text" label="" error={undefined} input={input} counted={counted} />
  )
  const Page = createRoutesStub([{ path: '/en', Component }])
  const html = renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})
