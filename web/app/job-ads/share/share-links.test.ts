import { expect, test } from 'vitest'
import { shareLink, shareNetworks } from './share-links.ts'

const url = 'https://qareeb.example/job/%D9%85%D8%AD%D8%A7%D8%B3%D8%A8?locationId=1&a=b'
const text = 'محاسب & مدقق – Oasis Group #1'

test.each(shareNetworks)('gives %s the whole address of the ad', (network) => {
  const { searchParams } = new URL(shareLink(network, { url, text }))
  expect([...searchParams.values()].join('\n')).toContain(url)
})

test.each(['whatsapp', 'x'] as const)('says on %s what the link is', (network) => {
  const { searchParams } = new URL(shareLink(network, { url, text }))
  expect(searchParams.get('text')).toContain(text)
})
