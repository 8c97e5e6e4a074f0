import type { Bilingual } from '@qareeb/contract/locale'

/** Whether what was typed stands in a name of either language, whichever way Arabic letters and capitals are written. */
export function matchesName({ ar, en }: Bilingual, typed: string): boolean {
  const wanted = fold(typed)
  return [ar, en].some((name) => name !== null && fold(name).includes(wanted))
}

/** As search folds words: no marks, one form of alef, yeh and teh marbuta. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim()
