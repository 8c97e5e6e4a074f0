import type { TypedFilters } from '@qareeb/contract/search'
import { fold } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'
import { takePhrases } from './take-phrases.ts'

const phrases: [TypedFilters, string][] = [
  [
    { workMode: ['full-remote'] },
    'remote · remotely · work from home · wfh · عن بعد · من المنزل · من البيت · ريموت',
  ],
  [{ workMode: ['hybrid'] }, 'hybrid · هجين · هايبرد'],
  [{ employmentType: ['full-time'] }, 'full time · fulltime · دوام كامل · بدوام كامل · فل تايم · فول تايم'],
  [
    { employmentType: ['part-time'] },
    'part time · parttime · دوام جزئي · بدوام جزئي · نصف دوام · بارت تايم · بارتايم',
  ],
  [{ employmentType: ['temporary'] }, 'temporary · عقد مؤقت · بعقد مؤقت · دوام مؤقت · مؤقت · مؤقتة'],
  [{ employmentType: ['contract'] }, 'on contract · contract work · contract basis · بعقد · بنظام العقد'],
  [{ employmentType: ['internship'] }, 'internship · internships'],
]

/** Words of titles too, contracts manager and «أخصائي تدريب»: filters where nothing stands beside them. */
const lonePhrases: [TypedFilters, string][] = [
  [{ employmentType: ['contract'] }, 'contract · contractor · عقد'],
  [{ employmentType: ['internship'] }, 'تدريب'],
]

const table = tableOf(phrases)
const loneTable = tableOf(lonePhrases)

function tableOf(list: typeof phrases): PhraseTable<TypedFilters> {
  const made = new PhraseTable<TypedFilters>()
  for (const [filters, names] of list)
    for (const name of names.split('·')) made.add(fold(name).split(' '), filters)
  return made
}

/** Takes "remote" and «دوام جزئي» out of folded words: titles seldom hold them, the ad's own fields always do. */
export function takeFilters(words: readonly string[]): { filters: TypedFilters; rest: string[] } {
  const { taken, rest } = takePhrases(table, words)
  return { filters: Object.assign({}, ...taken), rest }
}

/** Takes what is a filter only where it is all that was typed, but for places. */
export function takeLoneFilter(words: readonly string[]): { filters: TypedFilters; rest: readonly string[] } {
  const [filters] = loneTable.get(words)
  return filters ? { filters, rest: [] } : { filters: {}, rest: words }
}
