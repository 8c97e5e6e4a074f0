import { employmentTypes, workModes } from '@qareeb/contract/job-ads'
import { radiusSteps } from '@qareeb/contract/search/choices'
import type { Count } from '@qareeb/contract/search/counts'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import type { Filters } from '../../map/map-filters.ts'
import { everywhere, type Search, withFilters } from '../address/search-address.ts'
import { chosenFilters, type FilterName } from '../filters/chosen-filters.ts'

/** A change of the search that gives results, and how many. */
export type NextStep = Idea & { total: Count }

type Idea = { search: Search } & (
  | { kind: 'wider'; radius: number }
  | { kind: 'without'; filter: FilterName }
  | { kind: 'notOnly'; filter: Liftable; values: readonly string[] }
  | { kind: 'everywhere' | 'withoutAny' | 'withoutWords' }
)

type Liftable = 'workMode' | 'employmentType'

const shownSteps = 4

/**
 * Tries a wider radius, each filter left out, and the whole country; the most results first. A filter that was read
 * from the words is lifted before all others, since the reader has not chosen it; not where the words say nothing
 * else, so that just as many jobs come without them. All jobs of the place without the words come last: they are
 * always the most, and the least relevant.
 * @param count of a search; null when it did not arrive, which leaves its step out
 */
export async function findNextSteps(
  count: (search: Search) => Promise<Count | null>,
  search: Search,
  typed: TypedFilters,
): Promise<NextStep[]> {
  const counted = await Promise.all(
    [...liftTyped(search, typed), ...ideasFor(search)].map(async (idea) => {
      const total = await count(idea.search)
      return total && total.value > 0 ? [{ ...idea, total }] : []
    }),
  )
  const steps = counted.flat()
  const withoutWords = steps.find(({ kind }) => kind === 'withoutWords')
  return steps
    .filter((step) => step.kind !== 'notOnly' || !isAll(step.total, withoutWords?.total))
    .toSorted((one, other) => rank(one) - rank(other) || other.total.value - one.total.value)
    .slice(0, shownSteps)
}

/** Whether jobs that are some of the others are all of them; "1,000+" leaves it open. */
const isAll = (some: Count, others: Count | undefined) =>
  some.kind !== 'atLeast' && some.kind === others?.kind && some.value === others.value

const rank = ({ kind }: NextStep) => (kind === 'notOnly' ? 0 : kind === 'withoutWords' ? 2 : 1)

/**
 * A chosen value replaces a typed one, so every value is chosen. Categories are too many for that: each would
 * appear above the list to be removed.
 */
function liftTyped(search: Search, { workMode, employmentType }: TypedFilters): Idea[] {
  const lift = (filter: Liftable, values: readonly string[], all: Partial<Filters>): Idea => ({
    kind: 'notOnly',
    filter,
    values,
    search: withFilters(search, all),
  })
  return [
    ...(workMode ? [lift('workMode', workMode, { workMode: [...workModes] })] : []),
    ...(employmentType
      ? [lift('employmentType', employmentType, { employmentType: [...employmentTypes] })]
      : []),
  ]
}

function ideasFor(search: Search): Idea[] {
  const names = chosenFilters(search.filters)
  const without = names.map((filter): Idea => ({
    kind: 'without',
    filter,
    search: withFilters(search, { [filter]: undefined }),
  }))
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return [
    ...widerRadius(search),
    { kind: 'everywhere', search: everywhere(search) },
    ...without,
    ...(names.length > 1 ? [{ kind: 'withoutAny' as const, search: withFilters(search, none) }] : []),
    ...(search.filters.q
      ? [{ kind: 'withoutWords' as const, search: withFilters(search, { q: undefined }) }]
      : []),
  ]
}

function widerRadius(search: Search): Idea[] {
  // A region is wider than any radius.
  if (search.centre !== undefined) return []
  const { radius = 0 } = search.filters
  const wider = radiusSteps.find((step) => step >= 2 * radius && step >= 25)
  return wider ? [{ kind: 'wider', radius: wider, search: withFilters(search, { radius: wider }) }] : []
}
