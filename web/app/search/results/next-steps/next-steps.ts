import type { Count } from '@qareeb/contract/search/counts'
import { totalCeiling } from '@qareeb/contract/search/search-bounds'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import { asksForRemote, isInPlace, type Search } from '../../address/search-address.ts'
import { nearestCities } from './nearest-cities.ts'
import {
  allJobs,
  type Idea,
  inCountry,
  liftTyped,
  oneWordEach,
  widerRadius,
  withoutEach,
  withoutMuch,
} from './next-step-ideas.ts'

/** A change of the search that gives results, and how many. */
export type NextStep = Idea & { total: Count }

/** Of a search; null when it did not arrive, which leaves its step out. */
export type CountOf = (search: Search) => Promise<Count | null>

const shownSteps = 4
const shownCities = 3

/**
 * Tries a wider radius, each filter left out, each of two words alone, and the whole country; the most results first.
 * Where the area holds nothing at all, the cities around it; where no single change helps, two at once. A filter that
 * was read from the words is lifted before all others, since the reader has not chosen it; not where the words say
 * nothing else, so that just as many jobs come without them. All jobs of the place without the words come last: they
 * are always the most, and the least relevant.
 */
export async function findNextSteps(
  count: CountOf,
  search: Search,
  typed: TypedFilters,
): Promise<NextStep[]> {
  const whole: Idea = { kind: 'everywhere', search: inCountry(search) }
  const steps = search.isAbroad
    ? await ask(count, [whole])
    : await findInArea(count, search, { typed, whole })
  if (steps.length === 0) return sorted(await findInCountry(count, search, typed))
  if (isInPlace(search) || steps.some(({ kind }) => kind !== 'everywhere')) return sorted(steps)
  return [...(await ask(count, nearestCities(search, shownCities))), ...steps]
}

async function findInArea(
  count: CountOf,
  search: Search,
  { typed, whole }: { typed: TypedFilters; whole: Idea },
): Promise<NextStep[]> {
  const lifts = liftTyped(search, typed)
  // No area limits full-remote jobs.
  const wider = asksForRemote(search, typed) ? [] : [...widerRadius(search), whole]
  const steps = await askBroadFirst(count, search, {
    typed,
    others: [...lifts, ...oneWordEach(search), ...wider],
  })
  const withoutWords = steps.find(({ kind }) => kind === 'withoutWords')
  // A lifted filter or a single word that finds as much as no words says nothing.
  const saysNothing = ({ kind, total }: NextStep) =>
    (kind === 'notOnly' || kind === 'onlyWord') && isAll(total, withoutWords?.total)
  return steps.filter((step) => !saysNothing(step))
}

/** Two changes at once: the whole country and something left out, or words and filters left out. */
async function findInCountry(count: CountOf, search: Search, typed: TypedFilters): Promise<NextStep[]> {
  const country = inCountry(search)
  const here = search.isAbroad ? [] : allJobs(search)
  const steps = await askBroadFirst(count, country, {
    typed,
    others: [...allJobs(country), ...here],
  })
  return steps.map((step) => (here.some((idea) => idea.search === step.search) ? step : inWhole(step)))
}

const inWhole = (step: NextStep): NextStep => ({ ...step, isInCountry: true })

/**
 * Without one of its filters a search finds no more than without all of them, so single ones are asked for only where
 * that finds something: each count costs the server as much as the list. Full-remote jobs are counted apart.
 */
async function askBroadFirst(
  count: CountOf,
  search: Search,
  { typed, others }: { typed: TypedFilters; others: Idea[] },
): Promise<NextStep[]> {
  const broad = withoutMuch(search)
  const counted = await countAll(count, [...others, ...broad])
  const steps = helpful(counted)
  const withoutAny = counted.find(({ kind }) => kind === 'withoutAny')
  const isWorth = withoutAny && (withoutAny.total?.value !== 0 || asksForRemote(search, typed))
  return isWorth ? [...(await ask(count, withoutEach(search))), ...steps] : steps
}

const ask = async (count: CountOf, ideas: Idea[]): Promise<NextStep[]> =>
  helpful(await countAll(count, ideas))

type Counted = Idea & { total: Count | null }

const countAll = (count: CountOf, ideas: readonly Idea[]): Promise<Counted[]> =>
  Promise.all(ideas.map(async (idea) => ({ ...idea, total: await count(idea.search) })))

const helpful = (counted: readonly Counted[]): NextStep[] =>
  counted.flatMap(({ total, ...idea }) => (total && total.value > 0 ? [{ ...idea, total }] : []))

/** Whether jobs that are some of the others are all of them; "1,000+" leaves it open. */
const isAll = ({ value, kind }: Count, others: Count | undefined) =>
  kind === others?.kind && value === others.value && !(kind === 'atLeast' && value === totalCeiling)

const sorted = (steps: readonly NextStep[]): NextStep[] =>
  steps
    .toSorted((one, other) => rank(one) - rank(other) || expected(other.total) - expected(one.total))
    .slice(0, shownSteps)

/** More than a lower bound: it stands before a number that is a little greater. */
const expected = ({ value, kind }: Count) => (kind === 'atLeast' ? 2 * value : value)

function rank({ kind, isInCountry }: NextStep): number {
  if (kind === 'notOnly') return 0
  if (kind === 'allJobs') return isInCountry ? 4 : 3
  return kind === 'withoutWords' ? 2 : 1
}
