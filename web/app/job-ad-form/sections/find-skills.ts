import { fold } from '@qareeb/contract/text/fold'
import { offeredSkills } from '@qareeb/reference/skills'

const most = 8

/**
 * Skills with a name, in either language, whose words begin with the typed words; at most eight. An Arabic word may
 * stand with its article or without.
 * @param taken keys that are left out
 */
export function findSkills(typed: string, taken: readonly string[]): string[] {
  const beginnings = wordsOf(typed)
  if (beginnings.length === 0) return []
  return offeredSkills
    .filter(
      ({ key, ar, en }) => !taken.includes(key) && [...ar, ...en].some((name) => fits(name, beginnings)),
    )
    .slice(0, most)
    .map(({ key }) => key)
}

const fits = (name: string, beginnings: readonly string[]) => {
  const words = wordsOf(name)
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/^ال(?=..)/, ''))
