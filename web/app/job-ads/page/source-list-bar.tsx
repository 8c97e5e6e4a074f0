import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isPlainPress } from '../../page/is-plain-press.ts'
import { pathInLocale, slugIn } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { carryTo, fromList, type SourceAd } from '../source-list/source-list.ts'
import { useSourceList } from '../source-list/use-source-list.ts'
import { useCountPhrase } from '../use-count-phrase.ts'

type SourceListBarProps = {
  jobAdId: string
  /** The bar where the stored list is another. */
  outside: ReactNode
}

/** Back to the list that an ad was opened from, and its neighbours there. */
export default function SourceListBar({ jobAdId, outside }: SourceListBarProps) {
  const source = useSourceList(jobAdId)
  if (!source) return outside
  return (
    <>
      <BackToList source={source} />
      {(source.previous || source.next) && <Steps source={source} />}
    </>
  )
}

type Source = NonNullable<ReturnType<typeof useSourceList>>

/**
 * The link goes one step back in the history, which shows the list as it was left. If that entry is another page, for
 * example after a change of language, the link opens the list again.
 */
function BackToList({ source: { list, isBefore } }: { source: Source }) {
  const { address, total } = list
  const t = usePhrases('jobPage')
  const jobs = useCountPhrase()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!isBefore || !isPlainPress(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={pathInLocale(address, useLocale())} onClick={goBack} className="job-top-back">
      <ArrowLeft className="flip-rtl size-5 shrink-0" aria-hidden />
      <span className="sr-only">{t('backToResults')} </span>
      <span className="truncate">{total ? jobs(total) : <span aria-hidden>{t('results')}</span>}</span>
    </Link>
  )
}

/** Previous and next, by links and by the arrow keys; each takes the place of this entry of the history. */
function Steps({ source: { list, isBefore, index, previous, next } }: { source: Source }) {
  const t = usePhrases('jobPage')
  const format = useFormats()
  const pathOf = usePathOf()
  const navigate = useNavigate()
  const stepTo = (ad: SourceAd | undefined): StepTarget | undefined =>
    ad && { path: pathOf(ad), state: isBefore ? fromList : null, onStep: () => isBefore || carryTo(ad.id) }
  const to = { previous: stepTo(previous), next: stepTo(next) }
  useArrowKeys((kind) => {
    const target = to[kind]
    target?.onStep()
    if (target) void navigate(target.path, { replace: true, state: target.state })
  })
  const { total } = list
  return (
    <div className="job-top-steps">
      <Step kind="previous" to={to.previous} />
      {total?.kind === 'exact' && index < total.value && (
        <span
          className={cx(
            'text-sm whitespace-nowrap text-ink-3',
            // Two numbers of thousands are too wide for phones; the way back says how many there are.
            total.value >= 1000 && 'max-[26.5rem]:hidden',
          )}
        >
          {t('position', { index: format.number(index + 1), total: format.number(total.value) })}
        </span>
      )}
      <Step kind="next" to={to.next} />
    </div>
  )
}

/** The key that leads along the line of reading. */
const keysIn = {
  ar: { previous: 'ArrowRight', next: 'ArrowLeft' },
  en: { previous: 'ArrowLeft', next: 'ArrowRight' },
} as const

type StepKind = 'previous' | 'next'
type StepTarget = { path: string; state: typeof fromList | null; onStep(): void }

function Step({ kind, to }: { kind: StepKind; to: StepTarget | undefined }) {
  const t = usePhrases('jobPage')
  const key = keysIn[useLocale()][kind]
  const Icon = kind === 'previous' ? ChevronLeft : ChevronRight
  const icon = <Icon className="flip-rtl size-5" aria-hidden />
  const inside = (
    <>
      {kind === 'previous' && icon}
      <span className="max-md:sr-only">{t(kind)}</span>
      {kind === 'next' && icon}
    </>
  )
  if (!to)
    return (
      <span aria-disabled="true" role="link" className="job-top-step opacity-35">
        {inside}
      </span>
    )
  return (
    <Link
      to={to.path}
      replace
      state={to.state}
      onClick={(event) => isPlainPress(event) && to.onStep()}
      aria-keyshortcuts={key}
      title={t(kind)}
      className="job-top-step"
    >
      {inside}
    </Link>
  )
}

function usePathOf() {
  const paths = usePaths()
  const locale = useLocale()
  return (ad: SourceAd) => paths.jobAd(slugIn(locale, ad), ad.locationId ?? undefined)
}

/** Arrow keys lead on where nothing else takes them: no field, no dialog, nothing that scrolls sideways. */
function useArrowKeys(onStep: (kind: StepKind) => void) {
  const keys = keysIn[useLocale()]
  // Together with the ad on screen: a key pressed right after it appeared would otherwise lead to the neighbour of the
  // ad before.
  useLayoutEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(takesArrows)) return
      if (event.key === keys.next) onStep('next')
      else if (event.key === keys.previous) onStep('previous')
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [keys, onStep])
}

const takesArrows =
  'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [data-sideways]'
