import { fold } from '@qareeb/contract/fold'
import type { PlaceSummary } from '@qareeb/contract/search'
import { announces } from '@qareeb/reference/announcing-words'

/**
 * A typed text without the name of a place in it and what announces it, for whoever then chooses another one: «ممرضة في
 * جدة» leaves «ممرضة».
 */
export function wordsWithout(typed: string, { name }: Pick<PlaceSummary, 'name'>): string {
  const words = typed.trim().split(/\s+/)
  const folded = words.map(fold)
  const names = [name.ar, name.en].flatMap((one) => (one ? [fold(one).split(' ')] : []))
  for (const one of names)
    for (let start = 0; start + one.length <= words.length; start++) {
      if (!one.every((word, at) => folded[start + at] === word)) continue
      let from = start
      while (announces(folded, from - 1)) from--
      return [...words.slice(0, from), ...words.slice(start + one.length)].join(' ')
    }
  return typed
}
