import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, 'pictures')
const files = readdirSync(folder)

test('each picture is there in both languages and both themes', () => {
  const kinds = new Set(files.map((file) => file.replace(/-(ar|en)-(light|dark)\.webp$/, '')))
  expect(kinds.size).toBeGreaterThan(4)
  expect(files).toHaveLength(kinds.size * 4)
})

test('pictures stay small: 70 kB each', () => {
  expect(files.filter((file) => statSync(path.join(folder, file)).size > 70_000)).toEqual([])
})
