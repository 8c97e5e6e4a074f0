import type { Bilingual } from '@qareeb/contract/locale'

/**
 * Whether the typed text is a name of the company. Blanks and capitals do not count; the server has the same rule.
 */
export const isNameOf = (typed: string, { ar, en }: Bilingual): boolean =>
  [ar, en].some((name) => name !== null && fold(name) === fold(typed))

const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
