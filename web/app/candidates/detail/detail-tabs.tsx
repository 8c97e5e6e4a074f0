import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { type KeyboardEvent, useId } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Activity } from './activity.tsx'
import { Comments } from './comments.tsx'
import { Notes } from './notes.tsx'

const tabs = ['activity', 'comments', 'notes'] as const
export type Tab = (typeof tabs)[number]

const names = { activity: 'activity', comments: 'commentsTab', notes: 'notesTab' } as const

type ShownProps = { jobAdId: string; candidate: Candidate; mayWrite: boolean }
type DetailTabsProps = ShownProps & { shown: Tab; onShow: (tab: Tab) => void }

/** The timeline, the team's comments and its notes, one at a time. */
export function DetailTabs({ shown, onShow, jobAdId, candidate, mayWrite }: DetailTabsProps) {
  const t = usePhrases('candidates')
  const { number } = useFormats()
  const id = useId()
  const counts = { activity: null, comments: candidate.comments.length, notes: candidate.noteCount }
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = document.documentElement.dir === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs.at((tabs.indexOf(shown) + step) % tabs.length) ?? 'activity'
    onShow(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section className="min-w-0 @xl:col-start-2 @xl:row-span-7 @xl:row-start-1 @xl:border-s @xl:border-line @xl:ps-5">
      {/* Arrows move between the tabs, as in every list of tabs. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tablist"
        aria-label={t('detailsParts')}
        onKeyDown={moveFocus}
        className="mb-4 flex gap-1 border-b border-line @xl:justify-between @3xl:justify-start"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`${id}-${tab}`}
            type="button"
            role="tab"
            aria-selected={shown === tab}
            aria-controls={`${id}-panel`}
            tabIndex={shown === tab ? 0 : -1}
            data-shortcut-tab={tab}
            onClick={() => onShow(tab)}
            className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm @xl:px-1.5 @3xl:px-3 text-ink-2 hover:text-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand-strong"
          >
            {t(names[tab])}
            {counts[tab] !== null && <span className="text-ink-3 tabular-nums">{number(counts[tab])}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        <Shown tab={shown} jobAdId={jobAdId} candidate={candidate} mayWrite={mayWrite} />
      </div>
    </section>
  )
}

function Shown({ tab, jobAdId, candidate, mayWrite }: ShownProps & { tab: Tab }) {
  if (tab === 'activity') return <Activity candidate={candidate} />
  if (tab === 'comments') return <Comments jobAdId={jobAdId} candidate={candidate} mayWrite={mayWrite} />
  return <Notes jobAdId={jobAdId} candidateId={candidate.id} mayWrite={mayWrite} />
}
