import type { ListedDeadLetter } from '@qareeb/contract/administration/tasks'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { PersonalData } from '../../data/personal-data.tsx'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { AdministrationContext } from '../administration-context.ts'
import { AdministrationFrame } from '../administration-frame.tsx'
import OverviewPage from './overview-page.tsx'

beforeAll(loadEveryPhrase)

const letter = (no: number): ListedDeadLetter => ({
  id: `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`,
  task: 'mail.deliver',
  reason: 'The mail server did not answer.',
  diedAt: '2026-11-20T09:00:00.000Z',
  payload: {},
})

/** The first page of the administration in English, as the browser draws it. */
function pageOf(deadLetterCount: number): string {
  const deadLetters = Array.from({ length: Math.min(deadLetterCount, 100) }, (_, no) => letter(no))
  const work = { companies: [], waiting: 0, deadLetters, deadLetterCount }
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/en/admin',
      Component: () => (
        <AdministrationContext value={{ userId: 'noura', work, failure: null, reload: () => undefined }}>
          <AdministrationFrame work={work}>
            <OverviewPage />
          </AdministrationFrame>
        </AdministrationContext>
      ),
      loader: () => null,
      HydrateFallback: () => null,
    },
  ])
  const site = { name: { ar: 'قريب', en: 'Qareeb' }, now: '2026-11-21T09:00:00.000Z' }
  return renderToString(
    <PersonalData>
      <Page initialEntries={['/en/admin']} hydrationData={{ loaderData: { root: { site } } }} />
    </PersonalData>,
  )
}

test('tasks that failed for good are counted beyond those that the list holds', () => {
  const page = pageOf(140)
  expect(page).toContain('140 tasks have failed for good')
  expect(page.match(/>140</g)).toHaveLength(1)
})
