import { expect, test } from 'vitest'
import { trimmed } from './trim-manifest.ts'

const root = { id: 'root', module: '/root.js', imports: ['/frame.js'], css: [], hasAction: false }
const page = { module: '/page.js', imports: ['/frame.js', '/part.js'], css: [], hasLoader: true }
const written = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/entry.js' }, routes })};`

test('keeps of a route what a browser reads', () => {
  const script = trimmed(written({ root, 'support-ar': { ...page, hasAction: false } }))
  expect(script).toBe(written({ root, 'support-ar': { module: '/page.js', hasLoader: true } }))
})

test('keeps the imports of pages that are fetched ahead, and styles of their own', () => {
  const script = trimmed(written({ root, 'job-ad-en': { ...page, css: ['/map.css'] } }))
  expect(script).toContain('"imports":["/frame.js","/part.js"]')
  expect(script).toContain('"css":["/map.css"]')
})

test('refuses a table that is written in another way', () => {
  expect(() => trimmed('window.routes={}')).toThrow('another way')
})

test('refuses styles of the root that its links do not name', () => {
  expect(() => trimmed(written({ root: { ...root, css: ['/frame.css#'] } }))).toThrow('besides those')
})
