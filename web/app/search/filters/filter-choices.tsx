import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'
import { type FacetCounts, postedWithinDays, radiusSteps, salarySteps } from '@qareeb/contract/search'
import { Suspense, use } from 'react'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import type { Filters } from '../../map/map-filters.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { promiseKey } from '../results/promise-key.ts'
import { type Facet, type FilterName, isFacet, isScale, type Scale } from './chosen-filters.ts'
import { emptyToNothing, useFilterWords } from './filter-words.ts'

const facetValues = {
  category: jobCategories,
  workMode: workModes,
  employmentType: employmentTypes,
  seniority: seniorityLevels,
  contractType: contractTypes,
} as const satisfies Record<Facet, readonly string[]>

const steps: Record<Scale, readonly number[]> = {
  radius: radiusSteps,
  minSalary: salarySteps,
  postedWithin: postedWithinDays,
}

type FilterChoicesProps<Name extends FilterName = FilterName> = {
  name: Name
  filters: Filters
  /** Counts that stand beside the values; null when they did not arrive. */
  facets: Promise<FacetCounts | null>
  onChange: (change: Partial<Filters>) => void
  /** They are fields of a form, under the name that the address gives them. */
  inForm?: boolean
}

/** The choices of one filter: boxes with counts, a scale of steps, or a single box. */
export default function FilterChoices({ name, ...props }: FilterChoicesProps) {
  if (isFacet(name)) return <FacetChoices name={name} {...props} />
  if (isScale(name)) return <ScaleChoices name={name} {...props} />
  return name === 'verified' ? <VerifiedChoice {...props} /> : null
}

function FacetChoices({ name, filters, facets, onChange, inForm }: FilterChoicesProps<Facet>) {
  const words = useFilterWords()
  const collator = new Intl.Collator(useLocale())
  const chosen: readonly string[] = filters[name] ?? []
  const choices = facetValues[name].map((value) => ({ value, label: words.facetValue(name, value) }))
  // Categories have no order of their own; whoever looks for one knows the alphabet, and that "other" is the last.
  if (name === 'category')
    choices.sort(
      (one, other) =>
        Number(one.value === 'other') - Number(other.value === 'other') ||
        collator.compare(one.label, other.label),
    )
  return (
    <ChoiceList
      legend={words.name(name)}
      name={inForm ? name : undefined}
      pick="many"
      chosen={chosen}
      choices={choices.map(({ value, label }) => ({
        value,
        label,
        aside: (
          <Suspense key={promiseKey(facets)} fallback={null}>
            <FacetCount facets={facets} name={name} value={value} />
          </Suspense>
        ),
      }))}
      // In the order of the contract, so that one choice has one address.
      onChange={(values) =>
        onChange({ [name]: emptyToNothing(facetValues[name].filter((value) => values.includes(value))) })
      }
    />
  )
}

function FacetCount({
  facets,
  name,
  value,
}: {
  facets: Promise<FacetCounts | null>
  name: Facet
  value: string
}) {
  const words = useFilterWords()
  const count = use(facets)?.[name][value]
  return count ? words.count(count) : null
}

function ScaleChoices({ name, filters, onChange, inForm }: FilterChoicesProps<Scale>) {
  const t = usePhrases('search')
  const words = useFilterWords()
  const chosen = filters[name]
  // A radius from an address may lie between the steps.
  const offered =
    chosen === undefined || steps[name].includes(chosen)
      ? steps[name]
      : [...steps[name], chosen].toSorted((one, other) => one - other)
  return (
    <>
      <ChoiceList
        legend={words.name(name)}
        name={inForm ? name : undefined}
        pick="one"
        chosen={[String(chosen ?? '')]}
        choices={[undefined, ...offered].map((step) => ({
          value: String(step ?? ''),
          label: words.step(name, step),
        }))}
        onChange={([value]) => onChange({ [name]: value ? Number(value) : undefined })}
      />
      {name === 'minSalary' && <p className="mt-2 text-sm text-ink-3">{t('salaryNote')}</p>}
    </>
  )
}

function VerifiedChoice({ filters, onChange }: Omit<FilterChoicesProps, 'name'>) {
  const words = useFilterWords()
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name="verified"
        value="true"
        checked={filters.verified ?? false}
        onChange={(event) => onChange({ verified: event.target.checked || undefined })}
        className="size-5 accent-brand"
      />
      {words.name('verified')}
    </label>
  )
}
