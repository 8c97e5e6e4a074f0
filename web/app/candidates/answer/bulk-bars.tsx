import type { CandidateBulk } from '@qareeb/contract/candidates/bulk'
import { Clock, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatTime } from '../../i18n/dates.ts'
import { isolateCode, isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useBulks } from './use-bulks.ts'

type BulkBarsProps = { jobAdId: string; mayTakeBack: boolean }

const minuteMs = 60_000

/** Answers that run or can still be taken back, of the whole team; each can be hidden. */
export function BulkBars({ jobAdId, mayTakeBack }: BulkBarsProps) {
  const t = usePhrases('answering')
  const { items, takeBack } = useBulks(jobAdId)
  const [hidden, setHidden] = useState<readonly string[]>([])
  const now = useMinutes()
  const shown = items.filter(({ id, phase }) => isShown(phase) && !hidden.includes(id)).slice(0, 3)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('progress')} data-foot className="mx-auto grid w-full max-w-3xl gap-2">
      {shown.map((bulk) => (
        <BulkBar
          key={bulk.id}
          bulk={bulk}
          now={now}
          onHide={() => setHidden([...hidden, bulk.id])}
          onTakeBack={mayTakeBack ? () => takeBack(bulk.id) : null}
        />
      ))}
    </section>
  )
}

const isShown = (phase: CandidateBulk['phase']) => phase !== 'left' && phase !== 'takenBack'

/** The present moment, renewed often enough to count minutes. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4)
    return () => clearInterval(timer)
  }, [])
  return now
}

type BulkBarProps = {
  bulk: CandidateBulk
  now: number
  onHide: () => void
  /** Null for somebody who may not decide. */
  onTakeBack: (() => Promise<void>) | null
}

function BulkBar({ bulk, now, onHide, onTakeBack }: BulkBarProps) {
  const t = usePhrases('answering')
  const [takeBack, isRunning] = useAction(async () => onTakeBack?.())
  const isOpen = bulk.phase === 'open' || bulk.phase === 'running'
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 overflow-hidden rounded-m bg-ink px-4 py-3 text-surface shadow-2">
      <Clock className="size-5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <BulkText bulk={bulk} now={now} />
      </div>
      {isOpen && onTakeBack && (
        <button
          type="button"
          disabled={isRunning}
          onClick={takeBack}
          className="inline-flex min-h-10 items-center gap-2 rounded-full bg-surface px-4 text-sm font-semibold text-ink max-sm:min-h-11"
        >
          <Undo2 className="size-4" aria-hidden />
          {t(bulk.total === 1 ? 'takeBack' : 'takeAllBack')}
        </button>
      )}
      <button type="button" onClick={onHide} className="min-h-10 px-2 text-sm max-sm:min-h-11">
        {t('hide')}
      </button>
      <span
        aria-hidden
        className="absolute start-0 bottom-0 h-1 bg-warn transition-[width]"
        style={{ width: `${shareOf(bulk, now) * 100}%` }}
      />
    </div>
  )
}

/** How much is left of the hour, or done of the work. */
function shareOf(
  { phase, total, waiting, takenBack, createdAt, leavesAt }: CandidateBulk,
  now: number,
): number {
  if (phase === 'running') return (total - waiting) / total
  if (phase === 'takingBack') return takenBack / total
  const [from, until] = [Date.parse(createdAt), Date.parse(leavesAt)]
  return Math.min(1, Math.max(0, (until - now) / (until - from)))
}

function BulkText({ bulk, now }: Pick<BulkBarProps, 'bulk' | 'now'>) {
  const t = usePhrases('answering')
  const { phase, total, waiting, done: reached, takenBack, leavesAt, state } = bulk
  const time = isolateCode(formatTime(new Date(leavesAt)))
  if (phase === 'running' || phase === 'takingBack') {
    const done = phase === 'running' ? total - waiting : takenBack
    return (
      <p role="status" className="font-semibold">
        {t(`state.${phase}`, { done, count: total })}
      </p>
    )
  }
  const count = Math.floor((Date.parse(leavesAt) - now) / minuteMs)
  return (
    <>
      <p role="status" className="font-semibold">
        <DoneText bulk={bulk} />
      </p>
      <p className="text-[0.8125rem] opacity-80">
        {state === 'new' ? t('noMail', { time }) : t('leavesAt', { count: reached, time })}{' '}
        {count >= 0 && t('minutesLeft', { count })}
      </p>
    </>
  )
}

function DoneText({ bulk: { action, state, done: count } }: Pick<BulkBarProps, 'bulk'>) {
  const t = usePhrases('answering')
  const own = usePhrases('candidates')
  if (action === 'message') return t('done.message', { count })
  if (state === 'rejected') return t('done.reject', { count })
  return t('done.move', { count, state: isolateName(own(`state.${state ?? 'new'}`)) })
}
