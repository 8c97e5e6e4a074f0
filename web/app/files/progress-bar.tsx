import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'

type ProgressBarProps = {
  label: string
  /** From 0 to 1. */
  share: number
  className?: string
}

/** How much of something is done, growing in the direction of reading. */
export function ProgressBar({ label, share, className }: ProgressBarProps) {
  const t = usePhrases('files')
  const percent = Math.round(Math.min(share, 1) * 100)
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 grow overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-brand transition-[inline-size] duration-200"
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
      <span className="w-10 text-end text-xs text-ink-3 tabular-nums" aria-hidden>
        {t('progress', { percent })}
      </span>
    </div>
  )
}
