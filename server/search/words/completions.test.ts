import { expect, it } from 'vitest'
import { titlesBeginning } from './completions.ts'

const shownFor = (typed: string, rank: number) =>
  titlesBeginning(typed)
    .filter((title) => title.rank === rank)
    .map(({ names }) => names.ar)

it('ranks a title that is shown as it was typed before one that is only called so elsewhere', () => {
  expect(shownFor('محا', 0)).toContain('محاسب')
  expect(shownFor('محا', 0)).not.toContain('كاشير')
})

it('finds a title by a later word of it, last of all', () => {
  expect(shownFor('موارد', 2).length).toBeGreaterThan(0)
  expect(shownFor('موارد', 0)).toEqual([])
})
