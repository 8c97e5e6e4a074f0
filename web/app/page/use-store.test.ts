import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('stores are read by useStore', () => {
  const app = path.join(import.meta.dirname, '..')
  const reading = fs
    .globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => fs.readFileSync(path.join(app, file), 'utf8').includes('useSyncExternalStore('))
  expect(reading).toEqual(['page/use-store.ts'])
})
