import { expect, test } from 'vitest'
import { isSignedByGhost } from './is-signed-by-ghost.ts'

// The signature is made by `openssl dgst -sha256 -hmac`; integrations/ghost checks those of Ghost itself.
const secret = 'a secret of the webhooks'
const body = '{"site":{"current":{},"previous":{}}}'
const sentAt = 1_793_450_000_000
const hex = '340ad0aa76eea5317a44902752b4725326dca3ac8ea05dec3087837c828b0c8f'
const good = `sha256=${hex}, t=${sentAt}`

const isSigned = (changes: { signature?: string; body?: string; now?: number; secret?: string } = {}) =>
  isSignedByGhost(
    {
      signature: good,
      ...changes,
      body: Buffer.from(changes.body ?? body),
      now: new Date(changes.now ?? sentAt),
    },
    'secret' in changes ? changes.secret : secret,
  )

test('a request with the signature of its body and time is genuine', () => {
  expect(isSigned()).toBe(true)
  expect(isSigned({ now: sentAt + 5 * 60_000 })).toBe(true)
})

test.each([
  ['with another body', { body: `${body} ` }],
  ['with another time', { signature: `sha256=${hex}, t=${sentAt + 1}` }],
  ['under another secret', { secret: 'another secret of webhooks' }],
  ['without a secret', { secret: undefined }],
  ['under an empty secret', { secret: '' }],
  ['older than five minutes', { now: sentAt + 5 * 60_000 + 1 }],
  ['from the future', { now: sentAt - 5 * 60_000 - 1 }],
  ['without a signature', { signature: undefined }],
  ['with an empty one', { signature: '' }],
  ['with half of it', { signature: `sha256=${hex.slice(0, 32)}, t=${sentAt}` }],
  ['without a time', { signature: `sha256=${hex}` }],
  ['with a part more', { signature: `${good}, t=${sentAt}` }],
  ['with another algorithm', { signature: good.replace('sha256', 'sha1') }],
])('a request %s is refused', (_what, changes) => {
  expect(isSigned(changes as Parameters<typeof isSigned>[0])).toBe(false)
})
