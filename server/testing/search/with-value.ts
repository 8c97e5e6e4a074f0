import { writtenLanguages } from '@qareeb/contract/search/choices'
import { daysBefore } from '@qareeb/reference/riyadh'
import type { CountedName } from '../../search/engine/counted-values.ts'
import type { SearchFilter } from '../../search/engine/request.ts'

/** The filter with a counted value, which replaces the value that was chosen before. */
export function withValue(filter: SearchFilter, name: CountedName, value: string): SearchFilter {
  if (name === 'salaryFrom') return { ...filter, salaryFrom: Number(value) }
  if (name === 'postedAfter') return { ...filter, postedAfter: daysBefore(filter.now, Number(value)) }
  if (name === 'writtenIn') return { ...filter, writtenIn: writtenLanguages.find((one) => one === value) }
  return { ...filter, [name]: [value] }
}
