import { MessageSquare } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** How many comments the team has written about a candidate; nothing while there are none. */
export function CommentCount({ count }: { count: number }) {
  const t = usePhrases('candidates')
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1" role="img" aria-label={t('comments', { count })}>
      <MessageSquare className="size-3.5" aria-hidden />
      <span aria-hidden>{count}</span>
    </span>
  )
}
