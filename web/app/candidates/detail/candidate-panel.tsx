import type { CandidateState } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { FileQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { useRefusal } from '../../workspace/use-refusal.ts'
import { needsConfirmation, type AskedState, DecisionDialog } from '../decide/decision-dialog.tsx'
import { StateControl, waitsToBeTold } from '../decide/state-control.tsx'
import { Steps } from '../decide/steps.tsx'
import { useDecision } from '../decide/use-decision.ts'
import { useReopening } from '../decide/use-reopening.tsx'
import { ExportCandidate } from '../export/export-candidate.tsx'
import { useDetailKeys } from '../keys/use-detail-keys.ts'
import { MatchSection } from '../match/match-section.tsx'
import { AssigneeChoice } from './assignee-choice.tsx'
import { CandidateFile } from './candidate-file.tsx'
import { DetailTabs, type Tab } from './detail-tabs.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { type PanelSteps, PanelHead } from './panel-head.tsx'
import { Related } from './related.tsx'

type CandidatePanelProps = {
  jobAdId: string
  candidateId: string
  steps: PanelSteps
  /** Writes to the candidate. */
  onAnswer: () => void
}

/** One application: the applicant, the decision, the message and file, and the team's notes. */
export function CandidatePanel({ jobAdId, candidateId, steps, onAnswer }: CandidatePanelProps) {
  const t = usePhrases('candidates')
  const answer = useQueryOf(getCandidate, { params: { id: jobAdId, candidateId } })
  // The next candidate opens at the same tab.
  const [tab, setTab] = useState<Tab>('comments')
  useShowInList(answer.data)
  if (answer.data) {
    return (
      <Opened
        key={candidateId}
        jobAdId={jobAdId}
        candidate={answer.data}
        steps={steps}
        tab={tab}
        onTab={setTab}
        onChanged={answer.replace}
        onAnswer={onAnswer}
      />
    )
  }
  const isGone = codeOf(answer.cause) === 'candidate.notFound'
  return (
    <div className="rounded-l border border-line bg-surface p-5">
      {isGone ? (
        <EmptyState
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          icon={<FileQuestionMark className="size-7" aria-hidden />}
        />
      ) : (
        <LoadingOrFailed lines={6} failure={answer.failure} reload={answer.reload} />
      )}
    </div>
  )
}

/** The list shows at once the state of the open application: that it was opened, and changes by a colleague. */
function useShowInList(candidate: Candidate | null) {
  const list = useListPatch(listCandidates, countCandidates)
  useEffect(() => {
    if (candidate) list.replace([candidate])
  }, [candidate, list])
}

type OpenedProps = Omit<CandidatePanelProps, 'candidateId'> & {
  candidate: Candidate
  tab: Tab
  onTab: (tab: Tab) => void
  onChanged: (candidate: Candidate) => void
}

function Opened({ jobAdId, candidate, steps, tab, onTab, onChanged, onAnswer }: OpenedProps) {
  const decision = useDecision(jobAdId, candidate, onChanged)
  const mayDecide = useRefusal(candidateRights.decide) === null
  const mayMove = mayDecide && candidate.withdrawnAt === null
  const [asked, setAsked] = useState<AskedState | null>(null)
  const reopening = useReopening()
  const showFile = useRef<HTMLButtonElement>(null)
  const move = (state: CandidateState) => {
    if (state === decision.shown.state) return
    if (needsConfirmation(state)) setAsked(state)
    else reopening.start(candidate, state, () => decision.move(state))
  }
  useDetailKeys({
    move: mayMove ? move : null,
    undo: decision.undoable !== null || waitsToBeTold(candidate) ? () => void decision.undo() : null,
    showFile: () => showFile.current?.click(),
  })
  return (
    <article
      aria-labelledby="candidate-name"
      data-candidate={candidate.id}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-5 rounded-l border border-line bg-surface p-4 sm:p-5"
    >
      <PanelHead candidate={candidate} steps={steps} onAnswer={mayMove ? onAnswer : null} />
      <Withdrawn candidate={candidate} />
      <StateControl candidate={candidate} decision={decision} onMove={move} toNext={steps.toNext} />
      {decision.shown.state === 'in-progress' && candidate.withdrawnAt === null && (
        <Steps decision={decision} />
      )}
      <AssigneeChoice decision={decision} mayDecide={mayDecide} />
      <div className={columns}>
        <Message candidate={candidate} />
        <CandidateFile key={candidate.file?.id} jobAdId={jobAdId} candidate={candidate} showRef={showFile} />
        <MatchSection jobAdId={jobAdId} candidate={candidate} />
        <DetailTabs shown={tab} onShow={onTab} jobAdId={jobAdId} candidate={candidate} mayWrite={mayDecide} />
        <Related candidate={candidate} />
        <ExportCandidate jobAdId={jobAdId} candidate={candidate} />
        <KeptUntil day={candidate.erasedOn} />
      </div>
      <DecisionDialog
        state={asked}
        candidate={candidate}
        decision={decision}
        onClose={() => setAsked(null)}
      />
      {reopening.dialog}
      {mayMove && <PanelFoot onAnswer={onAnswer} />}
    </article>
  )
}

/** The team's words stand beside the application where there is room; all under it share the last row. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-5 @xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] @xl:grid-rows-[auto_auto_auto_auto_auto_auto_1fr] @xl:gap-x-6'

const KeptUntil = ({ day }: { day: string }) => (
  <p className="text-[0.8125rem] text-ink-3">
    {usePhrases('candidates')('keptUntil', { date: formatDate(day) })}
  </p>
)

function Withdrawn({ candidate: { withdrawnAt, state } }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  if (withdrawnAt === null) return null
  return (
    <p className="rounded-m bg-sunken px-4 py-2.5 text-sm text-ink-2">
      {t(state === 'hired' ? 'withdrawnHiredOn' : 'withdrawnOn', { date: formatDate(withdrawnAt) })}
    </p>
  )
}

function Message({ candidate: { message, appliedAt, withdrawnAt } }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  return (
    <section>
      <h3 className="text-[0.8125rem] text-ink-3">{t('message', { date: formatDate(appliedAt) })}</h3>
      {message === '' ? (
        <p className="text-sm text-ink-3">{t(withdrawnAt === null ? 'noMessage' : 'erasedMessage')}</p>
      ) : (
        <p dir="auto" className="mt-1 max-w-[65ch] wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      )}
    </section>
  )
}
