import { getOwnAnswerRate } from '@qareeb/contract/candidates/answer-rate'
import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** How reliably the company answers, as seekers see it, and what would raise it. */
export function OwnAnswerRate() {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { number } = useFormats()
  const { data } = useQueryOf(getOwnAnswerRate, {})
  // The rest of the page does not depend on it: without an answer this part is left out.
  if (!data || data.counted === 0) return null
  const { percent, answered, counted, waiting } = data
  const { days, atLeast, graceDays } = answerRateBounds
  return (
    <section aria-labelledby="answer-rate" className="mt-8">
      <h2 id="answer-rate" className="text-lg font-semibold">
        {t('answerRate')}
      </h2>
      <div className="mt-3 grid gap-x-6 gap-y-3 rounded-l border border-line bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
        <p className="text-3xl font-semibold tabular-nums">
          {percent === null ? '–' : t('percent', { percent: number(percent) })}
        </p>
        <div className="text-sm text-pretty text-ink-2">
          <p>
            {percent === null
              ? t('answerRateLater', { count: atLeast - counted })
              : t('answerRateCounts', {
                  answered: number(answered),
                  counted: number(counted),
                  days: number(days),
                })}
          </p>
          <p className="font-medium text-ink">
            {t('answerRateRaise', { count: waiting, days: number(graceDays) })} {t('answerRateGrace')}
          </p>
        </div>
        {waiting > 0 && (
          <Link
            to={paths.applicants({ state: 'new', waiting: 'long', sort: 'waiting' })}
            className={buttonStyle({ kind: 'outline', size: 'small' })}
          >
            {t('toWaiting')}
          </Link>
        )}
      </div>
    </section>
  )
}
