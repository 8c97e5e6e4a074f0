import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useRefusal } from '../../workspace/use-refusal.ts'
import type { Decision } from './use-decision.ts'

type StateControlProps = {
  candidate: Candidate
  decision: Decision
  /** Sets a state at once, or asks first. */
  onMove: (state: CandidateState) => void
  /** Null at the end of the list. */
  toNext: (() => void) | null
}

/** The four states as one control, and the way to take the last move back. */
export function StateControl({ candidate, decision, onMove, toNext }: StateControlProps) {
  const t = usePhrases('candidates')
  const refusal = useRefusal(candidateRights.decide)
  const isWithdrawn = candidate.withdrawnAt !== null
  const isClosed = refusal !== null || isWithdrawn
  const current = isWithdrawn ? null : decision.shown.state
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={t('move')}
        className="flex flex-wrap gap-1 rounded-m bg-sunken p-1 sm:grid sm:grid-cols-4"
      >
        {candidateStates.map((state, index) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === current}
            aria-keyshortcuts={String(index + 1)}
            disabled={isClosed}
            onClick={() => onMove(state)}
            className={cx(
              'inline-flex min-h-10 items-center justify-center gap-2 rounded-s border px-2 text-sm max-sm:min-h-11 max-sm:flex-auto disabled:cursor-not-allowed',
              state === current
                ? 'border-brand bg-surface font-semibold text-brand-strong'
                : 'border-transparent text-ink-2 hover:text-ink disabled:text-ink-3',
            )}
          >
            {t(`state.${state}`)}
            <kbd
              aria-hidden
              className="hidden rounded-s border border-line-strong px-1.5 text-xs text-ink-3 lg:inline"
            >
              {index + 1}
            </kbd>
          </button>
        ))}
      </div>
      {refusal !== null && <p className="text-sm text-ink-2">{t('notDecide')}</p>}
      <Undo candidate={candidate} decision={decision} toNext={toNext} />
    </div>
  )
}

/** Whether a candidate was rejected and has not been notified yet. */
export const waitsToBeTold = ({ toldAt, state }: Pick<Candidate, 'toldAt' | 'state'>): boolean =>
  toldAt !== null && state === 'rejected'

/** A rejection can be taken back until it is mailed, also by a colleague; another move as long as the page is open. */
function Undo({ candidate, decision, toNext }: Omit<StateControlProps, 'onMove'>) {
  const t = usePhrases('candidates')
  const { moment } = useFormats()
  const { toldAt } = candidate
  const isWaiting = waitsToBeTold(candidate)
  if (!isWaiting && decision.undoable !== 'state') return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-m bg-info-soft px-3 py-1.5 text-sm text-info"
    >
      <span>
        {isWaiting && toldAt !== null
          ? t('rejectionWaits', { moment: moment(toldAt) })
          : t('moved', { state: t(`state.${decision.shown.state}`) })}
      </span>
      <span className="flex flex-wrap gap-1">
        <Button kind="quiet" size="small" aria-keyshortcuts="U" onClick={() => void decision.undoMove()}>
          {t(isWaiting ? 'undoRejection' : 'undo')}
        </Button>
        {toNext && (
          <Button kind="quiet" size="small" onClick={toNext} className="xl:hidden">
            {t('next')}
          </Button>
        )}
      </span>
    </div>
  )
}
