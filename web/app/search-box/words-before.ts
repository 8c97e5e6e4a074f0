import { fold } from '@qareeb/contract/fold'
import type { PlaceSummary } from '@qareeb/contract/search'

/**
 * What of a typed text stands before the place that its last words begin: «محاسب في الري» and الرياض leave «محاسب». Where
 * none of its names begins so, as with a former one, the last word was meant.
 */
export function wordsBefore(typed: string, { name }: Pick<PlaceSummary, 'name'>): string {
  const words = typed.trim().split(/\s+/)
  const names = [name.ar, name.en].flatMap((one) => (one ? [withoutArticle(fold(one))] : []))
  const begins = (start: number) => {
    const tail = withoutArticle(fold(words.slice(start).join(' ')))
    return names.some((one) => one.startsWith(tail))
  }
  const start = [...words.keys()].find(begins) ?? words.length - 1
  return words
    .slice(0, start)
    .join(' ')
    .replace(/(?:^|\s)(?:in|at|near|في)$/i, '')
}

const withoutArticle = (folded: string) => folded.replace(/^(?:ال|al )/, '')
