import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const pages = path.join(import.meta.dirname, 'app')

/** What the build leaves out of React and React Router would fail where a page used it, and only there. */
const leftOut = /\b(useFetchers?|useSubmit|useBlocker|unstable_usePrompt|ViewTransition)\b|\bviewTransition=/
const leftOutImport = /import \{[^}]*\b(Form|useActionData)\b[^}]*\} from 'react-router'/
const action = /export (async )?(function|const) (client)?[aA]ction\b/

test('no page uses what the build leaves out', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: pages })
  const using = files.filter((file) => {
    const text = readFileSync(path.join(pages, file), 'utf8')
    return leftOut.test(text) || leftOutImport.test(text) || action.test(text)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(using).toEqual([])
})
