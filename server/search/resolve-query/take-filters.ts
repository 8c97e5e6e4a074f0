import { phrases as arabic } from '@qareeb/content/ar/phrases/job-ads'
import { phrases as english } from '@qareeb/content/en/phrases/job-ads'
import type { JobCategory } from '@qareeb/contract/job-ads'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import { fold, stripAffixes } from '../../vocabulary/fold.ts'
import { PhraseTable } from '../../vocabulary/phrase-table.ts'
import { stopWords } from '../../vocabulary/stop-words.ts'
import { takePhrases } from '../../vocabulary/take-phrases.ts'
import { takePay } from './take-pay.ts'

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
  [
    { noExperience: true },
    `no experience · no experience required · no experience needed · with no experience · without experience ·
    without any experience · zero experience · entry level · entry level position · بداية المسيرة ·
    بداية المسيرة المهنية · مستوى مبتدئ · للمبتدئين · بدون خبرة · بدون أي خبرة · بدون خبرة سابقة · بدون خبرات · بلا خبرة ·
    من غير خبرة · من دون خبرة · لا يشترط خبرة · لا تشترط خبرة · لا يشترط الخبرة · لا تشترط الخبرة · لا يتطلب خبرة ·
    لا تتطلب خبرة · لا يحتاج خبرة · لا تحتاج خبرة · ما عندي خبرة · ليس لدي خبرة · ليست لدي خبرة`,
  ],
]

/** Also part of job titles (contracts manager, «أخصائي تدريب»): filters only if they are the whole text. */
const lonePhrases: [TypedFilters, string][] = [
  [{ employmentType: ['contract'] }, 'contract · contractor · عقد'],
  [{ employmentType: ['internship'] }, 'تدريب'],
]

/** Further names of categories that people type, besides those that the site shows. */
const categoryNames: Record<Exclude<JobCategory, 'other'>, string> = {
  administration: 'administrative · secretarial · الإدارة · الأعمال الإدارية',
  cleaning: 'تنظيف · أعمال النظافة',
  construction: 'building · التشييد · الإنشاءات · المقاولات',
  'customer-service': 'customer care · customer support · خدمات العملاء',
  design: 'designing · التصاميم',
  driving: 'driving · القيادة',
  education: 'teaching · تعليمية · التدريس · القطاع التعليمي · التربية والتعليم',
  finance: 'accounting and finance · المالية · القطاع المالي',
  healthcare:
    'health care · health · medical · الصحة · صحية · طبية · القطاع الصحي · المجال الصحي · الرعاية الطبية',
  hospitality: 'tourism and hospitality · hospitality and tourism · السياحة والضيافة · الضيافة والسياحة',
  hr: 'hr · اتش ار',
  it: 'it · tech · تقنية · تكنولوجيا المعلومات',
  legal: 'قانونية · القانون',
  logistics: 'logistic · لوجستية · لوجستيات · اللوجستيك',
  manufacturing: 'صناعية · الصناعة',
  marketing: 'تسويقية',
  retail: 'retail trade · تجارة التجزئة · قطاع التجزئة',
  sales: 'selling',
  security: 'security guarding · أمنية · الأمن · الحراسة · الحراسات الأمنية',
}

const table = new PhraseTable<TypedFilters>()
for (const [filters, names] of phrases)
  for (const name of names.split('·')) table.add(fold(name).split(' '), filters)

/** By lexemes, since categories are typed with their article and without. */
const loneTable = new PhraseTable<TypedFilters>()
for (const [filters, names] of lonePhrases)
  for (const name of names.split('·')) loneTable.add(loneLexemes(fold(name).split(' ')), filters)
for (const [category, names] of Object.entries(categoryNames) as [keyof typeof categoryNames, string][]) {
  const filters: TypedFilters = { category: [category] }
  for (const name of [...shownNames(category), ...names.split('·')])
    for (const form of [fold(name), withoutArticles(fold(name))])
      loneTable.add(loneLexemes(form.split(' ')), filters)
}

function shownNames(category: keyof typeof categoryNames): string[] {
  const key = `category.${category === 'customer-service' ? 'customerService' : category}` as const
  return [arabic[key], english[key]]
}

/** «مالية ومحاسبة» for «المالية والمحاسبة». */
function withoutArticles(folded: string): string {
  return folded.replace(/(?<![ا-ي])(و?)ال(?=[ا-ي]{3})/g, '$1')
}

function loneLexemes(words: readonly string[]): string[] {
  return words.map(stripAffixes).filter((lexeme) => !stopWords.has(lexeme))
}

export type TypedKind = keyof TypedFilters

/** The folded words that were read as each filter. */
export type FilterWords = Partial<Record<TypedKind, string[]>>

type TakenFilters = { filters: TypedFilters; words: FilterWords; rest: string[] }

/** Takes "remote", «دوام جزئي» and amounts of pay out of folded words: titles seldom hold them, the ad's own fields always do. */
export function takeFilters(typed: readonly string[]): TakenFilters {
  const { taken, rest: unnamed } = takePhrases(table, typed)
  const { minSalary, taken: amount, rest } = takePay(unnamed)
  const words: FilterWords = minSalary === undefined ? {} : { minSalary: amount }
  for (const phrase of taken)
    for (const kind of kindsOf(phrase.entries)) words[kind] = [...(words[kind] ?? []), ...phrase.words]
  const filters = Object.assign({}, ...taken.flatMap(({ entries }) => entries))
  return { filters: minSalary === undefined ? filters : { ...filters, minSalary }, words, rest }
}

// The keys of an object that is made here.
const kindsOf = (entries: readonly TypedFilters[]) =>
  entries.flatMap((filters) => Object.keys(filters) as TypedKind[])

/** Filters that count only where they are the whole text, except for places: the name of a category too. */
export const loneFilter = (words: readonly string[]): TypedFilters | undefined =>
  loneTable.get(loneLexemes(words))[0]
