import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { RemarkList } from './remark-list.tsx'

beforeAll(loadEveryPhrase)

const huda = { id: 'huda', name: 'Huda Al-Harbi' }
const texts = [
  'Called on Sunday',
  'Knows the branch, and asked for a start after the feast',
  'Sent the tasks',
]

function namesOfButtons(texts: readonly string[]): (string | undefined)[] {
  const remarks = texts.map((text) => ({ id: text, author: huda, text, mayDelete: true }))
  const List = () => (
    <RemarkList
      remarks={remarks}
      dateOf={() => '21 / 11 / 2026'}
      deletion={{ title: '', confirm: '' }}
      onDelete={async () => undefined}
    />
  )
  const Page = createRoutesStub([{ id: 'root', path: '/en', Component: List }])
  const html = renderToString(<Page initialEntries={['/en']} />)
  return [...html.matchAll(/aria-label="(Delete[^"]*)"/g)].map(([, name]) => name)
}

test('each button that deletes a comment names another one, also of the same minute', () => {
  const names = namesOfButtons(texts)
  expect(new Set(names).size).toBe(texts.length)
  expect(names[1]).toContain('Knows the branch')
  expect(names[1]).not.toContain('feast')
})

test('the name of a long comment ends with a whole letter', () => {
  const thirtyNine = 'A comment that is cut after this family'
  const family = '👨‍👩‍👧'
  const [name] = namesOfButtons([`${thirtyNine}${family} and goes on`])
  expect(thirtyNine).toHaveLength(39)
  expect(name).toContain(`${thirtyNine}${family}…`)
})
