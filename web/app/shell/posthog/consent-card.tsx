import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { chooseAnalytics } from '../../session/analytics-choice.ts'
import { Button } from '../../ui/button.tsx'

/** Asks once whether statistics may go to PostHog. Both answers are the same press away; the page stays usable. */
export function ConsentCard() {
  const t = usePhrases('consent')
  const paths = usePaths()
  return (
    <aside
      aria-label={t('title')}
      className="fixed inset-x-4 bottom-20 z-40 space-y-3 rounded-l border border-line bg-surface p-4 text-sm shadow-2 sm:inset-x-auto sm:start-6 sm:bottom-6 sm:max-w-md"
    >
      <p>
        {t('question')}{' '}
        <Link to={paths.page('privacy-policy')} className="text-brand underline underline-offset-4">
          {t('more')}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button kind="outline" size="small" onClick={() => chooseAnalytics(false)}>
          {t('decline')}
        </Button>
        <Button kind="outline" size="small" onClick={() => chooseAnalytics(true)}>
          {t('allow')}
        </Button>
      </div>
    </aside>
  )
}
