import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'
import { writtenLanguages } from '@qareeb/contract/search/choices'
import type { PlainFilterName } from '@qareeb/contract/search/plain-filters'
import { seededRandom } from '@qareeb/demo/random'
import { codeOf } from '../../search/engine/codes.ts'
import type { SearchFilter } from '../../search/engine/request.ts'
import { type Draw, drawWith } from './draw.ts'

/** Adds a value to a statement, and gives its placeholder. */
export type AddValue = (given: unknown, type: string) => string

/** How tests ask a plain filter. */
type TestedFilter<Asked> = {
  /** In which part of the random requests it is. */
  part: number
  draw(draw: Draw): Asked
  /** The condition in the plainest SQL. */
  condition(asked: Asked, value: AddValue): string
}

/** The stored letters of each choice of language, for `in (…)`. */
export const languages = { ar: `'a', 'b'`, en: `'e', 'b'`, both: `'b'`, onlyAr: `'a'`, onlyEn: `'e'` }

/** One row for each plain filter. */
const testedFilters: { [Name in PlainFilterName]: TestedFilter<NonNullable<SearchFilter[Name]>> } = {
  category: enumeration('category', jobCategories, 0.4),
  workMode: enumeration('work_mode', workModes, 0.2),
  employmentType: enumeration('employment_type', employmentTypes, 0.25),
  contractType: enumeration('contract_type', contractTypes, 0.15),
  seniority: enumeration('seniority', seniorityLevels, 0.15),
  verified: { part: 0.1, draw: () => true, condition: () => 'verified' },
  noExperience: { part: 0.1, draw: () => true, condition: () => 'no_experience' },
  writtenIn: {
    part: 0.15,
    draw: ({ among }) => among(writtenLanguages),
    condition: (asked) => `language in (${languages[asked]})`,
  },
}

function enumeration<Value extends string>(
  column: string,
  values: readonly Value[],
  part: number,
): TestedFilter<Value[]> {
  return {
    part,
    draw: ({ some }) => some(values),
    condition: (asked, value) =>
      `${column} = any (${value(
        asked.map((one) => codeOf(values, one)),
        '"char"[]',
      )})`,
  }
}

// The table has a row for every name, and no other rows.
const names = Object.keys(testedFilters) as PlainFilterName[]

/** Some of the plain filters. Each has a chance of its own, so that a new one moves nothing elsewhere. */
export const drawPlainFilters = (seed: number): Partial<SearchFilter> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const draw = drawWith(seededRandom(`${seed}/${name}`).next)
      return draw.chance(testedFilters[name].part) ? [[name, testedFilters[name].draw(draw)]] : []
    }),
  )

/** The conditions of the plain filters that are asked. */
export const plainConditions = (filter: SearchFilter, value: AddValue): string[] =>
  names.flatMap((name) => conditionOf(name, filter, value))

function conditionOf<Name extends PlainFilterName>(
  name: Name,
  filter: SearchFilter,
  value: AddValue,
): string[] {
  const asked = filter[name]
  return asked === undefined ? [] : [testedFilters[name].condition(asked, value)]
}
