import { writtenLanguages } from '@qareeb/contract/search/choices'
import { dayMs } from '@qareeb/reference/riyadh'
import type { CountedName } from '../../search/engine/counted-values.ts'
import type { SearchFilter } from '../../search/engine/request.ts'

/** The filter when a counted value is chosen in the place of what was chosen of its filter. */
export function withValue(filter: SearchFilter, name: CountedName, value: string): SearchFilter {
  if (name === 'salaryFrom') return { ...filter, salaryFrom: Number(value) }
  if (name === 'postedAfter')
    return { ...filter, postedAfter: new Date(filter.now.getTime() - Number(value) * dayMs) }
  if (name === 'writtenIn') return { ...filter, writtenIn: writtenLanguages.find((one) => one === value) }
  return { ...filter, [name]: [value] }
}
