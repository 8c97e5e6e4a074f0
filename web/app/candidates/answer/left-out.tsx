import { Undo2 } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

type LeftOutProps = { count: number; onPutBack: () => void; className?: string }

/** The number of candidates whom the reader has taken out of an answer, and the way back for them. */
export function LeftOut({ count, onPutBack, className }: LeftOutProps) {
  const t = usePhrases('answering')
  return (
    <div role="status" className={cx('empty:hidden', className)}>
      {count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {t('leftOut', { count })}
          <button
            type="button"
            onClick={onPutBack}
            className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-strong underline underline-offset-4 max-sm:min-h-11"
          >
            <Undo2 className="size-4" aria-hidden />
            {t('putBack')}
          </button>
        </p>
      )}
    </div>
  )
}
