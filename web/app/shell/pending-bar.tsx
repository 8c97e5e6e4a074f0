import { useNavigation } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'

/** A thin line at the top edge while the next page loads; none when it loads quickly. */
export function PendingBar() {
  const t = usePhrases('ui')
  const isPending = useNavigation().state !== 'idle'
  return (
    <div role="status">
      {isPending && <div role="progressbar" aria-label={t('loading')} className="pending-bar" />}
    </div>
  )
}
