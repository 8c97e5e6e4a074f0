import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { InDialogContext } from '../ui/in-dialog.ts'
import { Form } from './form.tsx'

beforeAll(loadEveryPhrase)

const failed = {
  submit: () => undefined,
  summary: [{ id: 'email', label: 'E-mail', error: 'Please enter a valid email address', isNamed: true }],
  hasOneField: false,
  failure: null,
  failedAttempts: 1,
}

function textOf(isInDialog: boolean) {
  const Component = () => (
    <InDialogContext value={isInDialog}>
      <Form form={failed}>
        <button type="submit">Send</button>
      </Form>
    </InDialogContext>
  )
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
    .replace(/<p[^>]*noscript.*?<\/p>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const summary = 'One item needs your attention. Please enter a valid email address'

test('the errors of a form stand under its button, which they do not move', () => {
  expect(textOf(false)).toBe(`Send ${summary}`)
})

test('the errors of a form in a dialog stand above its fields', () => {
  expect(textOf(true)).toBe(`${summary} Send`)
})
