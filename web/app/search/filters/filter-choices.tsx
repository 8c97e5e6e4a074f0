import { postedWithinDays, radiusSteps, paySteps, writtenLanguages } from '@qareeb/contract/search/choices'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import { Suspense, use } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { Filters } from '../../map/map-filters.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { promiseKey } from '../results/promise-key.ts'
import { facetValues, useFacetOrder } from './facet-order.ts'
import {
  type Facet,
  type FilterName,
  type Flag,
  isFacet,
  isFlag,
  isScale,
  type Scale,
} from './filter-names.ts'
import { emptyToNothing, useFilterWords } from './filter-words.ts'
import { useKnownCounts } from './use-known-counts.ts'

const steps: Record<Scale, readonly number[]> = {
  radius: radiusSteps,
  minSalary: paySteps,
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

/** The choices of one filter: boxes with counts, a scale of steps, a single box, or a language. */
export default function FilterChoices({ name, ...props }: FilterChoicesProps) {
  if (isFacet(name)) return <FacetChoices name={name} {...props} />
  if (isScale(name)) return <ScaleChoices name={name} {...props} />
  if (isFlag(name)) return <FlagChoice name={name} {...props} />
  return name === 'writtenIn' ? <LanguageChoices {...props} /> : null
}

/** In a form that works without scripts the counts come with the page; elsewhere the boxes are there before them. */
function FacetChoices({ facets, ...props }: FilterChoicesProps<Facet>) {
  const known = useKnownCounts(facets)
  if (!props.inForm) return <FacetList {...props} counts={known} />
  return (
    <Suspense key={promiseKey(facets)} fallback={<FacetList {...props} counts={null} />}>
      <CountedFacetList {...props} facets={facets} />
    </Suspense>
  )
}

const CountedFacetList = ({ facets, ...props }: FilterChoicesProps<Facet>) => (
  <FacetList {...props} counts={use(facets)} />
)

type FacetListProps = Omit<FilterChoicesProps<Facet>, 'facets'> & { counts: FacetCounts | null }

function FacetList({ name, filters, counts, onChange, inForm }: FacetListProps) {
  const words = useFilterWords()
  const labelOf = (value: string) => words.facetValue(name, value)
  const values = useFacetOrder(name, counts, labelOf)
  const chosen: readonly string[] = filters[name] ?? []
  return (
    <ChoiceList
      legend={words.name(name)}
      name={inForm ? name : undefined}
      pick="many"
      chosen={chosen}
      choices={values.map((value) => {
        const count = counts?.[name][value]
        return {
          value,
          label: labelOf(value),
          aside: count && words.count(count),
          isIdle: count?.value === 0 && !chosen.includes(value),
        }
      })}
      // In the order of the contract, so that one choice has one address.
      onChange={(picked) =>
        onChange({ [name]: emptyToNothing(facetValues[name].filter((value) => picked.includes(value))) })
      }
    />
  )
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

function FlagChoice({ name, filters, onChange }: FilterChoicesProps<Flag>) {
  const words = useFilterWords()
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={filters[name] ?? false}
        onChange={(event) => onChange({ [name]: event.target.checked || undefined })}
        className="size-5 accent-brand"
      />
      {words.name(name)}
    </label>
  )
}

function LanguageChoices({ filters, onChange, inForm }: Omit<FilterChoicesProps, 'name'>) {
  const words = useFilterWords()
  return (
    <ChoiceList
      legend={words.name('writtenIn')}
      name={inForm ? 'writtenIn' : undefined}
      pick="one"
      chosen={[filters.writtenIn ?? '']}
      choices={[undefined, ...writtenLanguages].map((value) => ({
        value: value ?? '',
        label: words.language(value),
      }))}
      onChange={([value]) => onChange({ writtenIn: writtenLanguages.find((one) => one === value) })}
    />
  )
}
