import { phrases } from '@qareeb/content/en/phrases/analytics/platform-overview'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { type Queue, TaskState } from './task-state.tsx'

beforeAll(loadEveryPhrase)

function render(lastDoneAt: string | null): string {
  const queue: Queue = {
    name: 'files.eraseUnclaimed',
    schedule: '0 3 * * *',
    waiting: 0,
    running: 0,
    failed: 0,
    waitingSince: null,
    lastDoneAt,
  }
  const Page = createRoutesStub([{ id: 'root', path: '/en', Component: () => <TaskState queue={queue} /> }])
  const hydrationData = { loaderData: { root: { now: '2026-11-21T09:00:00.000Z' } } }
  return renderToString(<Page initialEntries={['/en']} hydrationData={hydrationData} />)
}

test('a task has a tick only once it has run', () => {
  expect(render('2026-11-21T03:00:00.000Z')).toContain('circle-check')
  const notRun = render(null)
  expect(notRun).toContain(phrases.notYetRun)
  expect(notRun).not.toContain('circle-check')
})
