import { phrases } from '@qareeb/content/en/phrases/audit'
import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { CompanyEntry } from './company-entry.tsx'

beforeAll(loadEveryPhrase)

const id = '3c5d7e9f-1a2b-4c3d-8e4f-5a6b7c8d9e1f'

/** The entry in English, as the browser draws it. */
function entryAbout(object: CompanyAuditEntry['object']): string {
  const entry = {
    id,
    happenedAt: '2026-11-21T09:00:00.000Z',
    action: 'jobAd.publish',
    outcome: 'done',
    actor: { kind: 'person', name: 'Omar' },
    subjectName: null,
    object,
    network: null,
    reason: null,
    requestId: null,
    details: {},
    times: 1,
  } as const
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/en/dashboard/activity',
      Component: () => <CompanyEntry entry={entry} />,
      loader: () => null,
      HydrateFallback: () => null,
    },
  ])
  const loaderData = { root: { site: { name: { ar: 'قريب', en: 'Qareeb' } } } }
  return renderToStaticMarkup(
    <Page initialEntries={['/en/dashboard/activity']} hydrationData={{ loaderData }} />,
  )
}

test.each([
  ['jobAd', `/en/dashboard/job-ad/${id}`],
  ['location', '/en/dashboard/company-locations'],
] as const)('an entry about a %s links it by its name', (kind, href) => {
  const page = entryAbout({ kind, id, name: { ar: null, en: 'Olaya' } })
  expect(page).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*><bdi>Olaya</bdi></a>`))
})

test('an ad without a title is linked too', () => {
  expect(entryAbout({ kind: 'jobAd', id, name: { ar: null, en: null } })).toContain(
    `>${phrases.untitled}</a>`,
  )
})

test('an entry about a deleted object names the act alone', () => {
  const page = entryAbout(null)
  expect(page).toContain(phrases['action.jobAd.publish'])
  expect(page).not.toContain('<a ')
})
