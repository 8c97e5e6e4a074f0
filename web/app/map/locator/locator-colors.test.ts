import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mapColors } from '../map-colors.ts'

const styles = readFileSync(path.join(import.meta.dirname, 'locator.css'), 'utf8')

test.each([
  'kingdom',
  'street',
  'districtA',
  'districtB',
  'districtC',
  'sea',
  'coast',
  'label',
  'strongLabel',
  'halo',
] as const)('the small map has the colour %s of the large one', (name) => {
  expect(styles).toContain(`light-dark(${mapColors.light[name]}, ${mapColors.dark[name]})`)
})
