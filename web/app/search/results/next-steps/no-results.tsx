import { SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { isolateName } from '../../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../../i18n/use-phrases.ts'
import { useCountPhrase } from '../../../job-ads/use-count-phrase.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { addressOf, withoutNear } from '../../address/search-address.ts'
import { choiceText, useFilterWords } from '../../filters/filter-words.ts'
import { useSearch } from '../use-search.ts'
import type { NextStep } from './next-steps.ts'

/** Says that nothing matches, and which single change would give how many. */
export function NoResults({ nextSteps }: { nextSteps: Promise<NextStep[]> }) {
  const t = usePhrases('search')
  const paths = usePaths()
  const jobs = useCountPhrase()
  const steps = use(nextSteps)
  const { isAbroad, filters } = useSearch().search
  const textOf = useStepText()

  return (
    <EmptyState
      title={t(isAbroad ? 'abroadTitle' : 'noneTitle')}
      text={t(
        steps.length === 0 ? (filters.q ? 'noneAtAll' : 'noneYet') : isAbroad ? 'abroadText' : 'noneText',
      )}
      icon={<SearchX className="size-7" aria-hidden />}
    >
      <ul className="mt-2 grid w-full max-w-sm grid-cols-1 gap-2 empty:hidden">
        {steps.map((step) => (
          <li key={textOf(step)}>
            <Link
              to={paths.search(addressOf(step.search))}
              preventScrollReset
              className={`${buttonStyle({ kind: 'outline' })} h-auto! min-h-11 w-full justify-between! rounded-m! py-2 whitespace-normal!`}
            >
              <span className="min-w-0 text-start wrap-anywhere">{textOf(step)}</span>
              <span className="shrink-0 text-sm text-ink-3">{jobs(step.total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

function useStepText() {
  const t = usePhrases('search')
  const change = useChangeText()
  return (step: NextStep) => (step.isInCountry ? `${change(step)} · ${t('everywhere')}` : change(step))
}

function useChangeText() {
  const t = usePhrases('search')
  const shell = usePhrases('shell')
  const words = useFilterWords()
  const { search } = useSearch()
  return (step: NextStep) => {
    if (step.kind === 'city') return shell(`city.${step.city}`)
    if (step.kind === 'allJobs') return t(step.isInCountry ? 'allJobs' : 'allJobsHere')
    if (step.kind === 'wider') return t('wider', { radius: step.radius })
    if (step.kind === 'notOnly') {
      const values = step.values.map((value) => words.facetValue(step.filter, value))
      return t('notOnly', { filter: values.join(' · ') })
    }
    if (step.kind === 'onlyWord') return t('onlyWord', { word: isolateName(step.word) })
    if (step.kind === 'without')
      return t('without', { filter: choiceText(step.filter, search.filters, words) })
    return step.kind === 'withoutWords'
      ? t('without', { filter: isolateName(withoutNear(search).filters.q ?? '') })
      : t(step.kind)
  }
}
