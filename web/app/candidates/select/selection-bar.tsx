import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import { bulkBounds } from '@qareeb/contract/candidates/bulk'
import { MessageSquareReply, UserX, X } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import type { AnswerKind } from '../answer/answer-kind.ts'
import type { CandidateSelection } from './use-candidate-selection.ts'

type SelectionBarProps = {
  selection: CandidateSelection
  /** How many match the filter. */
  total: number
  onAnswer: (kind: AnswerKind) => void
}

const targets = candidateStates.filter((state) => state !== 'rejected')

/** The actions on the selected candidates; each is confirmed first. */
export function SelectionBar({ selection, total, onAnswer }: SelectionBarProps) {
  const t = usePhrases('answering')
  const { count, isAll, clear, selectMatching } = selection
  if (count === 0) return null
  const isTooMany = count > bulkBounds.most
  return (
    <section
      aria-label={t('selectionActions')}
      data-foot
      className="mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-2 gap-y-2 rounded-m bg-ink py-2 ps-4 pe-2 text-surface shadow-2"
    >
      <p role="status" className="me-1 font-semibold">
        {t('selected', { count })}
      </p>
      {!isAll && total > count && (
        <button type="button" onClick={selectMatching} className="min-h-10 px-2 text-sm underline">
          {t('selectMatching', { count: total })}
        </button>
      )}
      <Actions isClosed={isTooMany} onAnswer={onAnswer} />
      {isTooMany && <TooMany />}
      <IconButton
        label={t('clearSelection')}
        onClick={clear}
        className="ms-auto text-surface max-sm:order-2 hover:bg-ink-2 hover:text-surface focus-visible:outline-surface"
      >
        <X className="size-5" aria-hidden />
      </IconButton>
    </section>
  )
}

type ActionsProps = { isClosed: boolean; onAnswer: SelectionBarProps['onAnswer'] }

/** Rejecting, answering and moving; on phones in a line of their own. */
function Actions({ isClosed, onAnswer }: ActionsProps) {
  const t = usePhrases('answering')
  return (
    <div className="contents max-sm:order-3 max-sm:flex max-sm:w-full max-sm:gap-2">
      <button
        type="button"
        disabled={isClosed}
        onClick={() => onAnswer({ action: 'move', state: 'rejected' })}
        className={barButton}
      >
        <UserX className="size-4" aria-hidden />
        {t('reject')}
      </button>
      <button
        type="button"
        disabled={isClosed}
        onClick={() => onAnswer({ action: 'message' })}
        aria-keyshortcuts="A"
        className={barButton}
      >
        <MessageSquareReply className="size-4" aria-hidden />
        {t('answer')}
      </button>
      <MoveTo isDisabled={isClosed} onAnswer={onAnswer} />
    </div>
  )
}

function TooMany() {
  const t = usePhrases('answering')
  const { number } = useFormats()
  return <p className="text-sm">{t('mostSelected', { count: number(bulkBounds.most) })}</p>
}

type MoveToProps = { isDisabled: boolean; onAnswer: SelectionBarProps['onAnswer'] }

/** A list of states that goes back to its title once one was chosen. */
function MoveTo({ isDisabled, onAnswer }: MoveToProps) {
  const t = usePhrases('answering')
  const states = usePhrases('candidates')
  const move = (value: string) => {
    const state: CandidateState | undefined = targets.find((one) => one === value)
    if (state) onAnswer({ action: 'move', state })
  }
  return (
    <Select
      aria-label={t('moveTo')}
      disabled={isDisabled}
      value=""
      onChange={({ target }) => move(target.value)}
      options={[
        { value: '', label: t('moveTo') },
        ...targets.map((state) => ({ value: state, label: states(`state.${state}`) })),
      ]}
      className="h-10 rounded-full bg-surface max-sm:h-11 ps-4 text-sm text-ink"
    />
  )
}

const barButton =
  'inline-flex max-sm:min-h-11 min-h-10 items-center gap-2 rounded-full border border-surface/30 px-4 text-sm font-medium hover:bg-ink-2 focus-visible:outline-surface disabled:cursor-not-allowed disabled:opacity-55'
