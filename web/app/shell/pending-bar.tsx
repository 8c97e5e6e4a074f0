import { useNavigation } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'

/** A thin line at the top edge while the next page is on its way; a step that is quick shows none. */
export function PendingBar() {
  const t = usePhrases('ui')
  if (useNavigation().state === 'idle') return null
  return <div role="progressbar" aria-label={t('loading')} className="pending-bar" />
}
