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

test('each button that deletes a comment names another one, also of the same minute', () => {
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
  const names = [...html.matchAll(/aria-label="(Delete[^"]*)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(texts.length)
  expect(names[1]).toContain('Knows the branch')
  expect(names[1]).not.toContain('feast')
})
