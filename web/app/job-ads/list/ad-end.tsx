import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { Link } from 'react-router'
import { formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { cx } from '../../ui/cx.ts'
import { type TimeTone, timeLeft } from './time-left.ts'

const bars: Record<TimeTone, string> = { plenty: 'bg-brand', soon: 'bg-accent', urgent: 'bg-danger' }
const words: Record<TimeTone, string> = {
  plenty: 'text-ink',
  soon: 'text-warn font-medium',
  urgent: 'text-danger font-medium',
}

type AdEndProps = {
  jobAd: Pick<TeamJobAdRow, 'id' | 'state' | 'expiresAt' | 'closedAt' | 'outcome' | 'missing'>
}

/** How long an open ad stays open, what a draft lacks, or how an ad ended. */
export function AdEnd({ jobAd: { id, state, expiresAt, closedAt, outcome, missing } }: AdEndProps) {
  const t = usePhrases('jobAdList')
  if (state === 'active' && expiresAt) return <Remaining expiresAt={expiresAt} />
  return (
    <span className="text-sm text-ink-2">
      {state === 'draft' && <Missing id={id} count={missing.length} />}
      {state === 'expired' && expiresAt && t('endedOn', { date: formatDate(lastInstantBefore(expiresAt)) })}
      {state === 'inactive' &&
        (outcome ? t(`outcome.${outcome}`) : closedAt && t('closedOn', { date: formatDate(closedAt) }))}
    </span>
  )
}

/** Leads to the first of the fields that keep a draft from being published. */
function Missing({ id, count }: { id: string; count: number }) {
  const t = usePhrases('jobAdList')
  const paths = usePaths()
  if (count === 0) return t('missing', { count })
  return (
    <Link
      to={paths.jobAdForm({ id, check: true })}
      className="roomy relative z-10 text-warn underline underline-offset-4"
    >
      {t('missing', { count })}
    </Link>
  )
}

function Remaining({ expiresAt }: { expiresAt: string }) {
  const t = usePhrases('jobAdList')
  const { daysLeft } = useFormats()
  const now = useNow()
  const { days, tone, share } = timeLeft(expiresAt, now)
  return (
    <span className="inline-block">
      <span className={cx('block text-sm whitespace-nowrap', words[tone])}>
        {days === 1 ? t('endsTomorrow') : daysLeft(lastInstantBefore(expiresAt), now)}
      </span>
      <span aria-hidden className="mt-1 block h-1 w-13 overflow-hidden rounded-full bg-sunken">
        <span
          style={{ inlineSize: `${share * 100}%` }}
          className={cx('block h-full rounded-full', bars[tone])}
        />
      </span>
    </span>
  )
}
