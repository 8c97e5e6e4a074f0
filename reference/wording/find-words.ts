import { spell } from './spell.ts'
import type { Exception, Term } from './term.ts'

/** Words of a text that are about a trait: as they are written, and their offset in UTF-16 units. */
export type FoundWords<Trait extends string> = {
  trait: Trait
  text: string
  at: number
  /** The possible replacements. */
  instead?: string
}

/** Finds the words of a list in a text, except those inside of `names` (of places and companies). */
export type FindWords<Trait extends string> = (text: string, names: readonly string[]) => FoundWords<Trait>[]

/** Each pass reads the whole text, and hostile words could uncover one pair in each. */
const mostPasses = 3

/**
 * Makes a search for wording, in the order of the text. Words inside lawful exceptions are not reported.
 * @param lists patterns over spelled text; see `term.ts`
 */
export function searchFor<Trait extends string>(lists: {
  terms: readonly Term<Trait>[]
  exceptions: readonly Exception[]
}): FindWords<Trait> {
  const terms = lists.terms.map(({ pattern, ...term }) => ({ ...term, found: whole(pattern) }))
  const exceptions = lists.exceptions.map(({ pattern }) => whole(pattern))
  const findOnce = (spelled: string, names: readonly string[]) => {
    if (!terms.some(({ found }) => spelled.search(found) >= 0)) return []
    const hidden = hide(spelled, names, exceptions)
    const found = terms.flatMap(({ found, ...term }) =>
      [...hidden.matchAll(found)].map(({ index, 0: { length } }) => ({
        ...term,
        index,
        end: index + length,
      })),
    )
    return withoutOverlaps(found)
  }
  return (text, names) => {
    const words: FoundWords<Trait>[] = []
    let left = spell(text)
    // Words may hide others from a term: "we want young men" selects by sex, too, once "young" is taken out.
    for (let pass = 0; pass < mostPasses; pass++) {
      const spans = findOnce(left.spelled, names)
      if (spans.length === 0) break
      for (const { index, end, ...term } of spans) {
        const at = left.offsets[index] ?? 0
        words.push({ ...term, text: text.slice(at, (left.offsets[end - 1] ?? at) + 1), at })
      }
      left = takeOut(left, spans)
    }
    return words.toSorted((one, other) => one.at - other.at)
  }
}

/** Replaces names and lawful wording by signs that no term holds; offsets stay. */
function hide(spelled: string, names: readonly string[], exceptions: readonly RegExp[]): string {
  const held = names
    .map((name) => spell(name).spelled.trim())
    .filter((name) => name && spelled.includes(name))
  const patterns = held.map((name) => whole(name.replace(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)))
  return [...patterns, ...exceptions].reduce(
    (hidden, pattern) => hidden.replace(pattern, ({ length }) => '#'.repeat(length)),
    spelled,
  )
}

type Span = { index: number; end: number }

/** A text without some of its words, which are in order, and without the blank after each. */
function takeOut({ spelled, offsets }: ReturnType<typeof spell>, spans: readonly Span[]) {
  const ends = [0, ...spans.map(({ end }) => (spelled[end] === ' ' ? end + 1 : end))]
  const parts = ends.map((end, at): [number, number | undefined] => [end, spans[at]?.index])
  return {
    spelled: parts.map((part) => spelled.slice(...part)).join(''),
    offsets: parts.flatMap((part) => offsets.slice(...part)),
  }
}

/** The longest of those that begin first. */
function withoutOverlaps<Found extends Span>(spans: Found[]): Found[] {
  const ordered = spans.toSorted((a, b) => a.index - b.index || b.end - a.end)
  let free = 0
  return ordered.filter(({ index, end }) => {
    const isFree = free <= index
    free = Math.max(free, end)
    return isFree
  })
}

/** An expression for whole words; «و» and «ف» before an Arabic word are words of their own. */
function whole(pattern: string): RegExp {
  return new RegExp(`(?<=(?<![a-zء-ي0-9])[وف]?)(?:${pattern})(?![a-zء-ي0-9])`, 'g')
}
