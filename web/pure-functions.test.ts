import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pureFunctions } from './pure-functions.ts'

const entry = path.join(import.meta.dirname, 'entry.js')

/** The script that the bundler makes of a module in this folder in which these lines stand. */
async function bundle(lines: string): Promise<string> {
  // One build gives one output.
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? lines : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        treeshake: { manualPureFunctions: pureFunctions },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.map((part) => ('code' in part ? part.code : '')).join('')
}

test('keeps the call by which the library of the map gives a source new data', async () => {
  const bundled = await bundle('export function update(source, props) { source.setData(props.data) }')
  expect(bundled).toContain('source.setData(props.data)')
})

test('leaves out wording that nobody reads, in both languages', async () => {
  const bundled = await bundle(`
    import { source, translationOf } from '../content/phrase.ts'
    export const read = [source({ title: 'مقروء' }), translationOf()({ title: 'Read' })]
    const unread = [source({ title: 'متروك' }), translationOf()({ title: 'Unread' })]`)
  expect(bundled).toMatch(/مقروء.+Read/s)
  expect(bundled).not.toMatch(/متروك|Unread/)
})
