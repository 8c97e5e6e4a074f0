import { expect, test } from 'vitest'
import { writeOfflinePage } from './write-offline-page.ts'

const page = () =>
  new Response('<p>Offline</p><ul data-copies="true"></ul>', {
    headers: { 'content-security-policy': "default-src 'none'", 'content-encoding': 'identity' },
  })
const copy = {
  id: 'one',
  locale: 'en' as const,
  path: '/en/job/accountant',
  title: 'Accountant <b>& more</b> $&',
  copiedAt: '2026-11-24T09:00:00Z',
  copiedOn: '24 / 11 / 2026',
  assets: [],
}

test('lists the copies with their dates, and keeps their titles as text', async () => {
  const answer = await writeOfflinePage(page(), [copy])
  expect(await answer.text()).toBe(
    '<p>Offline</p><ul><li><a href="/en/job/accountant">Accountant &lt;b&gt;&amp; more&lt;/b&gt; $&amp;</a> <small>24 / 11 / 2026</small></li></ul>',
  )
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(answer.headers.get('content-encoding')).toBeNull()
})

test('without copies there is no empty list', async () => {
  expect(await (await writeOfflinePage(page(), [])).text()).toBe('<p>Offline</p>')
})
