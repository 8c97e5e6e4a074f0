/** A phrase as its words, all of which must be there. */
export type Phrase = readonly string[]

/** Most groups that one typed phrase may become; each costs a lookup for every checked ad. */
const mostGroups = 12

/**
 * Turns "one of these phrases" into groups of words, one of each group being asked for: the form that the word lists
 * answer. `sales manager | مدير مبيعات` becomes `(sales|مدير) (sales|مبيعات) (manager|مدير) (manager|مبيعات)`, which
 * holds for exactly the same ads. A phrase that would make too many groups is left out: the ones that matter most come first.
 */
export function toGroups(phrases: readonly Phrase[]): string[][] {
  const [first = [], ...others] = phrases
  let groups = first.map((word) => [word])
  for (const phrase of others) {
    const more = withoutWider(groups.flatMap((group) => phrase.map((word) => withWord(group, word))))
    if (more.length <= mostGroups) groups = more
  }
  return groups
}

const withWord = (group: string[], word: string) => (group.includes(word) ? group : [...group, word])

/** A group that holds all words of another asks for nothing more. */
function withoutWider(groups: string[][]): string[][] {
  const narrow: string[][] = []
  for (const group of groups.toSorted((one, other) => one.length - other.length))
    if (!narrow.some((kept) => kept.every((word) => group.includes(word)))) narrow.push(group)
  return narrow
}
