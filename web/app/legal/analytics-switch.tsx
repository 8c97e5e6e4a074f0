import { usePhrases } from '../i18n/use-phrases.ts'
import { chooseAnalytics, useAnalyticsChoice } from '../session/analytics-choice.ts'
import { Button } from '../ui/button.tsx'

/** The reader's choice about PostHog under the privacy policy, to be changed at any time. */
export function AnalyticsSwitch() {
  const t = usePhrases('consent')
  const isAllowed = useAnalyticsChoice().kind === 'allowed'
  return (
    <section
      aria-labelledby="analytics"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-l border border-line bg-surface p-5 print:hidden"
    >
      <div>
        <h2 id="analytics" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p role="status" className="mt-1 text-ink-2">
          {isAllowed ? t('allowed') : t('declined')}
        </p>
      </div>
      <Button kind="outline" className="needs-scripts" onClick={() => chooseAnalytics(!isAllowed)}>
        {isAllowed ? t('withdraw') : t('allow')}
      </Button>
    </section>
  )
}
