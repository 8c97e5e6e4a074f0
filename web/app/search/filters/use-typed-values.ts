import { useSearch } from '../results/use-search.ts'
import { useFilterWords } from './filter-words.ts'

/** A filter that was read from the words of a search, and those words without it. */
type TypedValue = { key: string; text: string; words: string }

/** The filters among the words, in words. A chosen filter replaces a typed one, and is not shown twice. */
export function useTypedValues(): TypedValue[] {
  const { search, list } = useSearch()
  const words = useFilterWords()
  const { typedFilters: typed, withoutTyped: without } = list
  const { category, workMode, employmentType, noExperience, minSalary } = typed
  const listed = (facet: 'category' | 'workMode' | 'employmentType', values: readonly string[] = []) =>
    values.map((value) => words.facetValue(facet, value)).join(' · ')
  const said: Record<keyof typeof typed, string | undefined> = {
    category: category && listed('category', category),
    workMode: workMode && listed('workMode', workMode),
    employmentType: employmentType && listed('employmentType', employmentType),
    noExperience: noExperience && words.name('noExperience'),
    minSalary: minSalary === undefined ? undefined : words.step('minSalary', minSalary),
  }
  const kinds = ['category', 'workMode', 'employmentType', 'noExperience', 'minSalary'] as const
  return kinds.flatMap((kind) => {
    const [text, rest] = [said[kind], without[kind]]
    const isGiven = text === undefined || rest === undefined || search.filters[kind] !== undefined
    return isGiven ? [] : [{ key: `typed/${kind}`, text, words: rest }]
  })
}
