import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const isOurs = (file: string) => !/(^|\/)(node_modules|build|\.data|\.cache|test-results)(\/|$)/.test(file)
const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (file) => !isOurs(file),
}).filter(isOurs)

/** Targets of links and pictures within the repository, without the part after `#`. */
function relativeLinksIn(markdown: string): string[] {
  const text = markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target ?? '')
  return targets
    .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
    .map((target) => decodeURI(target.replace(/#.*/, '')))
}

test('documents are found', () => {
  expect(documents).toContain('README.md')
})

test.each(documents)('every link of %s leads to something that exists', (document) => {
  const folder = path.dirname(path.join(root, document))
  const links = relativeLinksIn(readFileSync(path.join(root, document), 'utf8'))
  expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([])
})
