import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

test('scripts and their preloads wait, and what starts them comes last', () => {
  const fonts = '<link rel="preload" as="font" href="/a.woff2"/>'
  const data = '<script nonce="n">data()</script>'
  const late = withLateScripts(
    `<head>${fonts}<link rel="modulepreload" href="/a.js"/></head>` +
      `<body>${data}<script nonce="" type="module" async="">import "/a.js"</script></body>`,
    'n',
  )
  expect(late).toContain(`<head>${fonts}</head>`)
  expect(late).toContain(`<body>${data}<script nonce="" type="late">import "/a.js"</script>`)
  expect(late).toMatch(/<script nonce="n">[^<]+<\/script><\/body>$/)
  expect(late).toContain('self.pagePhrases?.ask()')
  expect(late).toContain('earlyPress=')
  expect(late).toContain(`["/a.js"].forEach`)
})
