import { phrases } from '@qareeb/content/en/phrases/candidates/applying'
import { phrases as page } from '@qareeb/content/en/phrases/job-page'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { ApplyFoot } from './apply-foot.tsx'
import { BarStates } from './bar-states.tsx'

beforeAll(loadEveryPhrase)

const nothing = () => undefined

const sending = { isWaiting: false, isAdClosed: false, send: async () => true, cancel: nothing }

function shown(part: ReactNode): string {
  const Page = createRoutesStub([{ path: '/en', Component: () => part }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
}

test('an ad that has closed meanwhile takes the button away and keeps the text', () => {
  const open = shown(<ApplyFoot isSending={false} isGuest sending={sending} />)
  expect(open).toContain(`${phrases.send}</button>`)
  expect(open).not.toContain(phrases.closedTitle)
  const closed = shown(<ApplyFoot isSending={false} isGuest sending={{ ...sending, isAdClosed: true }} />)
  expect(closed).not.toContain('<button')
  expect(closed).toContain(phrases.closedTitle)
  expect(closed).toContain(phrases.closedText)
})

test('the bar of an ad that has closed meanwhile leads to the text, and to no application', () => {
  const bar = (isAdClosed: boolean) =>
    shown(
      <BarStates
        jobAdId="accountant"
        appliedAt={undefined}
        sending={{ ...sending, isAdClosed }}
        onOpen={nothing}
      />,
    )
  expect(bar(false)).toBe('')
  expect(bar(true)).toContain(page.closedMeanwhile)
  expect(bar(true)).toContain(`${page.showWritten}</button>`)
})

test('the bar of an ad that somebody has applied for leads to that application', () => {
  const bar = shown(
    <BarStates jobAdId="accountant" appliedAt="2026-11-24T09:00:00Z" sending={sending} onOpen={nothing} />,
  )
  expect(bar).toContain('href="/en/applications?ad=accountant"')
})
