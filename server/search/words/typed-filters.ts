import type { EmploymentType, WorkMode } from '@qareeb/contract/job-ads'
import { fold } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'
import { takePhrases } from './take-phrases.ts'

/** Filters that were typed as words. */
export type TypedFilters = { workMode?: WorkMode[]; employmentType?: EmploymentType[] }

const phrases: [TypedFilters, string][] = [
  [{ workMode: ['full-remote'] }, 'remote · remotely · work from home · wfh · عن بعد · من المنزل · من البيت'],
  [{ workMode: ['hybrid'] }, 'hybrid · هجين'],
  [{ employmentType: ['full-time'] }, 'full time · fulltime · دوام كامل · بدوام كامل'],
  [{ employmentType: ['part-time'] }, 'part time · parttime · دوام جزئي · بدوام جزئي'],
]

const table = new PhraseTable<TypedFilters>()
for (const [filters, names] of phrases)
  for (const name of names.split('·')) table.add(fold(name).split(' '), filters)

/** Takes "remote" and «دوام جزئي» out of folded words: titles seldom hold them, the ad's own fields always do. */
export function takeFilters(words: readonly string[]): { filters: TypedFilters; rest: string[] } {
  const { taken, rest } = takePhrases(table, words)
  return { filters: Object.assign({}, ...taken), rest }
}
