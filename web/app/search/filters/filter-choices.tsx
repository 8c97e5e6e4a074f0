import { writtenLanguages } from '@qareeb/contract/search/choices'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import { Suspense, use } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { Filters } from '../../map/map-filters.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { promiseKey } from '../results/promise-key.ts'
import { countOf, isIdle } from './count-of.ts'
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
import { type nearCircle, scaleSteps } from './scale-steps.ts'
import { useKnownCounts } from './use-known-counts.ts'

type FilterChoicesProps<Name extends FilterName = FilterName> = {
  name: Name
  filters: Filters
  /** Counts that stand beside the values; null when they did not arrive. */
  facets: Promise<FacetCounts | null>
  onChange: (change: Partial<Filters>) => void
  /** The circle of jobs nearby. */
  near?: ReturnType<typeof nearCircle>
  /** They are fields of a form, under the name that the address gives them. */
  inForm?: boolean
}

/**
 * The choices of one filter: boxes, a scale of steps, a single box, or a language. In a form that works without scripts
 * the counts come with the page; elsewhere the choices are there before them.
 */
export default function FilterChoices({ facets, ...props }: FilterChoicesProps) {
  const known = useKnownCounts(facets)
  if (!props.inForm) return <Choices {...props} counts={known} />
  return (
    <Suspense key={promiseKey(facets)} fallback={<Choices {...props} counts={null} />}>
      <CountedChoices {...props} facets={facets} />
    </Suspense>
  )
}

const CountedChoices = ({ facets, ...props }: FilterChoicesProps) => (
  <Choices {...props} counts={use(facets)} />
)

type ChoicesProps<Name extends FilterName = FilterName> = Omit<FilterChoicesProps<Name>, 'facets'> & {
  counts: FacetCounts | null
}

function Choices({ name, ...props }: ChoicesProps) {
  if (isFacet(name)) return <FacetChoices name={name} {...props} />
  if (isScale(name)) return <ScaleChoices name={name} {...props} />
  if (isFlag(name)) return <FlagChoice name={name} {...props} />
  return name === 'writtenIn' ? <LanguageChoices {...props} /> : null
}

function FacetChoices({ name, filters, counts, onChange, inForm }: ChoicesProps<Facet>) {
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
      choices={values.map((value) => ({
        value,
        label: labelOf(value),
        ...countBeside(name, value, { counts, chosen, words }),
      }))}
      // In the order of the contract, so that one choice has one address.
      onChange={(picked) =>
        onChange({ [name]: emptyToNothing(facetValues[name].filter((value) => picked.includes(value))) })
      }
    />
  )
}

/** Steps keep their order, also those that would give nothing. */
function ScaleChoices({ name, filters, counts, onChange, inForm, near }: ChoicesProps<Scale>) {
  const t = usePhrases('search')
  const words = useFilterWords()
  const { offered, held } = scaleSteps(name, filters[name], near)
  return (
    <>
      <ChoiceList
        legend={words.name(name)}
        name={inForm ? name : undefined}
        pick="one"
        chosen={[String(held ?? '')]}
        choices={offered.map((step) => ({
          value: String(step ?? ''),
          label: words.step(name, step),
          ...countBeside(name, String(step ?? ''), { counts, chosen: [String(held ?? '')], words }),
        }))}
        onChange={([value]) => onChange({ [name]: value ? Number(value) : undefined })}
      />
      {name === 'minSalary' && <p className="mt-2 text-sm text-ink-3">{t('salaryNote')}</p>}
    </>
  )
}

function FlagChoice({ name, filters, onChange }: ChoicesProps<Flag>) {
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

function LanguageChoices({ filters, counts, onChange, inForm }: Omit<ChoicesProps, 'name'>) {
  const words = useFilterWords()
  const languages = useFacetOrder('writtenIn', counts, words.language)
  const chosen = [filters.writtenIn ?? '']
  return (
    <ChoiceList
      legend={words.name('writtenIn')}
      name={inForm ? 'writtenIn' : undefined}
      pick="one"
      chosen={chosen}
      choices={[undefined, ...languages].map((value) => ({
        value: value ?? '',
        label: words.language(value),
        ...countBeside('writtenIn', value ?? '', { counts, chosen, words }),
      }))}
      onChange={([value]) => onChange({ writtenIn: writtenLanguages.find((one) => one === value) })}
    />
  )
}

type Beside = {
  counts: FacetCounts | null
  chosen: readonly string[]
  words: ReturnType<typeof useFilterWords>
}

/** The count at the end of a choice. One that would give nothing is idle, unless it is chosen. */
function countBeside(name: FilterName, value: string, { counts, chosen, words }: Beside) {
  const count = countOf(name, value, counts)
  return { aside: count && words.count(count), isIdle: isIdle(count, value, chosen) }
}
