import { expect, test } from 'vitest'
import { covered, offsetThatShows } from './offset-that-shows.ts'

const view = { top: 1_000, height: 800 }
const lineAt = (start: number) => ({ start, end: start + 53 })

test('a line in view leaves the page where it is', () => {
  for (const start of [1_000 + covered.start, 1_300, 1_800 - covered.end - 53])
    expect(offsetThatShows(lineAt(start), view)).toBe(1_000)
})

test('a line under the view comes to its lower end, one above it to its upper end, and no further', () => {
  expect(offsetThatShows(lineAt(1_800 - covered.end), view)).toBe(1_053)
  expect(offsetThatShows(lineAt(1_000), view)).toBe(1_000 - covered.start)
})

test('in a view that is lower than the covered parts a line keeps clear of the upper one', () => {
  expect(offsetThatShows(lineAt(3_000), { top: 0, height: 150 })).toBe(3_000 - covered.start)
})
