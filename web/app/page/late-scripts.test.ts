import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

test('preloads of scripts get a low priority, other links keep theirs', () => {
  const fonts = '<link rel="preload" as="font" href="/a.woff2"/>'
  expect(withLateScripts(`${fonts}<link rel="modulepreload" href="/a.js"/>`)).toBe(
    `${fonts}<link rel="modulepreload" fetchpriority="low" href="/a.js"/>`,
  )
})
