import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadPhrases } from '../../i18n/load-phrases.ts'
import { TaskName } from './task-name.tsx'

beforeAll(() => loadPhrases('en', ['administration']))

const shown = (name: string) =>
  renderToString(
    <MemoryRouter initialEntries={['/en/admin/tasks']}>
      <TaskName name={name} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '|')

test('a task shows its description and its name', () => {
  expect(shown('files.scan')).toBe('|Checks uploaded files||files.scan|')
})

test('a task without a description shows its name alone', () => {
  expect(shown('files.retired')).toBe('|files.retired|')
})
