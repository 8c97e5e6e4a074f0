import { useNavigation } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'

/** A thin line at the top edge while the next page loads; none when it loads quickly. */
export function PendingBar() {
  const t = usePhrases('ui')
  if (useNavigation().state === 'idle') return null
  return <div role="progressbar" aria-label={t('loading')} className="pending-bar" />
}
