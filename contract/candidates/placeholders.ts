import * as z from 'zod/mini'
import { text } from '../values.ts'

/** The placeholders of a message, filled for each candidate. */
export const placeholders = ['name', 'jobAd', 'branch', 'company', 'keptUntil'] as const
export type Placeholder = (typeof placeholders)[number]

/** Bounds of a message as it is typed: filled, it is at most 4,000 letters long. */
export const messageBounds = { text: 2_000, placeholders: 12 } as const

/** A placeholder in braces, or a brace that stands alone. */
const braced = /\{([^{}]*)\}|[{}]/g

const isPlaceholder = (name: string | undefined): name is Placeholder =>
  placeholders.some((known) => known === name)

/** Placeholders that a text has misspelled, and braces without a partner, as they are written. */
export const misspelled = (typed: string): string[] =>
  [...typed.matchAll(braced)].filter(([, name]) => !isPlaceholder(name)).map(([found]) => found)

/** A text in pieces: words as they are, and placeholders. */
export function piecesOf(typed: string): (string | { placeholder: Placeholder })[] {
  const pieces: (string | { placeholder: Placeholder })[] = []
  let end = 0
  for (const found of typed.matchAll(braced)) {
    const [whole, name] = found
    if (!isPlaceholder(name)) continue
    pieces.push(typed.slice(end, found.index), { placeholder: name })
    end = found.index + whole.length
  }
  return [...pieces, typed.slice(end)].filter((piece) => piece !== '')
}

/** A text with its values. A value is never filled in turn, whatever it holds. */
export const fillPlaceholders = (typed: string, values: Readonly<Record<Placeholder, string>>): string =>
  piecesOf(typed)
    .map((piece) => (typeof piece === 'string' ? piece : values[piece.placeholder]))
    .join('')

const countOf = (typed: string) => piecesOf(typed).filter((piece) => typeof piece !== 'string').length

/** A message with placeholders, in one language. */
export const messageText = text({ min: 1, max: messageBounds.text }).check(
  z.refine((typed) => typed.trim() !== '', { params: { problem: 'required' } }),
  z.refine((typed) => misspelled(typed).length === 0, { params: { problem: 'unknownPlaceholder' } }),
  z.refine((typed) => countOf(typed) <= messageBounds.placeholders, {
    params: { problem: 'tooManyPlaceholders', limit: messageBounds.placeholders },
  }),
)

/** A message in the languages of candidates; each gets their own. */
export const messageTexts = z.strictObject({
  ar: z.optional(z.nullable(messageText)),
  en: z.optional(z.nullable(messageText)),
})
