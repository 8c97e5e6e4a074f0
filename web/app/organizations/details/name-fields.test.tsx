import { phrases as forms } from '@qareeb/content/en/phrases/forms'
import { phrases } from '@qareeb/content/en/phrases/organizations/organizations'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { NameAndAddressFields } from '../../organization-locations/name-and-address-fields.tsx'
import { NameFields } from './name-fields.tsx'

beforeAll(loadEveryPhrase)

/** A field as a form gives it. */
const field = (name: string) => ({
  id: name,
  label: name,
  error: undefined,
  input: { name, onChange: async () => undefined, onBlur: async () => undefined, ref: () => undefined },
})

function render(Component: () => ReactNode): string {
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
}

/** The inputs by their names, with their descriptions. */
const describedIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
      /name="([^"]+)"/.exec(input)?.[1],
      /aria-describedby="([^"]+)"/.exec(input)?.[1],
    ]),
  )

test('each name field has the hint about both names', () => {
  const html = render(() => <NameFields field={field} />)
  const described = describedIn(html)
  const hint = new RegExp(`id="([^"]+)"[^>]*>${phrases.nameHint}`).exec(html)?.[1]
  expect(hint).toBeDefined()
  expect(described).toEqual({ 'name.ar': hint, 'name.en': hint })
})

test('a branch needs one text of each pair, so no field is labelled optional', () => {
  const html = render(() => <NameAndAddressFields field={field} />)
  // Only the short address is optional.
  expect(html.split(`>${forms.optional}<`)).toHaveLength(2)
  const { 'name.ar': hint, ...others } = describedIn(html)
  expect(hint).toBeDefined()
  expect(others).toMatchObject({ 'name.en': hint, 'address.ar': hint, 'address.en': hint })
})
