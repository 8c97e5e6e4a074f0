import { MessageSquare } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

/** How many comments the team has written about a candidate; nothing while there are none. */
export function CommentCount({ count, className }: { count: number; className?: string }) {
  const t = usePhrases('candidates')
  if (count === 0) return null
  return (
    <span
      className={cx('inline-flex items-center gap-1', className)}
      role="img"
      aria-label={t('comments', { count })}
    >
      <MessageSquare className="size-3.5" aria-hidden />
      <span aria-hidden>{count}</span>
    </span>
  )
}
