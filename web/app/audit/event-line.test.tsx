import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { EventLine } from './event-line.tsx'

beforeAll(loadEveryPhrase)

/** An entry in Arabic, as the browser draws it. */
function lineOf(reason: string | null): string {
  const event = {
    action: 'organization.reject' as const,
    happenedAt: '2026-11-21T09:00:00.000Z',
    outcome: 'done' as const,
    details: {},
    reason,
  }
  const Page = createRoutesStub([
    { path: '/admin', Component: () => <EventLine event={event}>نورة</EventLine> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/admin']} />)
}

test('a reason has the direction of its own letters, and its label that of the page', () => {
  expect(lineOf('The number cannot be read.')).toContain('السبب: <bdi>The number cannot be read.</bdi>')
})

test('without a reason there is no label for one', () => {
  expect(lineOf(null)).not.toContain('السبب')
})
