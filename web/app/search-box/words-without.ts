import { fold } from '@qareeb/contract/fold'
import type { PlaceSummary } from '@qareeb/contract/search'

/** A typed text without the name of a place in it, for whoever then chooses another one: «ممرضة في جدة» leaves «ممرضة». */
export function wordsWithout(typed: string, { name }: Pick<PlaceSummary, 'name'>): string {
  const words = typed.trim().split(/\s+/)
  const names = [name.ar, name.en].flatMap((one) => (one ? [wordsOf(one)] : []))
  for (const one of names)
    for (const start of words.keys()) {
      const end = start + one.length
      if (wordsOf(words.slice(start, end).join(' ')).join(' ') !== one.join(' ')) continue
      const before = words.slice(0, start).join(' ').replace(announcing, '')
      return [before, ...words.slice(end)].filter(Boolean).join(' ')
    }
  return typed
}

const wordsOf = (text: string) => fold(text).split(' ')
/** What announces a place, at the end of what stands before it. */
const announcing =
  /(?:^|\s)(?:in|at|near|(?:north|south|east|west) of|في|بجانب|قرب|حي|مدينة|منطقة|شمال|جنوب|شرق|غرب)$/i
