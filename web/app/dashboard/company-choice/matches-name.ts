import type { Bilingual } from '@qareeb/contract/locale'
import { holdsWords } from '../../holds-words.ts'

/** Whether the typed text is part of the names of a company, in any language. */
export const matchesName = ({ ar, en }: Bilingual, typed: string): boolean =>
  holdsWords(
    [ar, en].filter((name) => name !== null),
    typed,
  )
