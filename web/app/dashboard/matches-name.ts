import type { Bilingual } from '@qareeb/contract/locale'
import { holdsWords } from '../holds-words.ts'

/** Whether what was typed stands in the names of a company, in whichever language. */
export const matchesName = ({ ar, en }: Bilingual, typed: string): boolean =>
  holdsWords(
    [ar, en].filter((name) => name !== null),
    typed,
  )
