import type { PlanUse } from '@qareeb/contract/job-ads/job-ad-life'
import { Link } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

/** From this share on the bar shows that the plan is nearly used up. */
const nearlyFull = 0.9

/** How many of the ads that the plan allows are open; when it is full, the ways to more room. */
export function PlanRoom({ plan: { used, limit } }: { plan: PlanUse }) {
  const t = usePhrases('jobAdList')
  const { number } = useFormats()
  if (limit === null) return t('planUnlimited', { count: used })
  const share = Math.min(1, used / limit)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{t('planUse', { used: isolateCode(number(used)), limit: isolateCode(number(limit)) })}</span>
      <span aria-hidden className="h-1.5 w-28 overflow-hidden rounded-full bg-sunken">
        <span
          style={{ inlineSize: `${share * 100}%` }}
          className={cx(
            'block h-full',
            share >= 1 ? 'bg-danger' : share >= nearlyFull ? 'bg-accent' : 'bg-brand',
          )}
        />
      </span>
      {share >= 1 && <FullPlan />}
    </span>
  )
}

function FullPlan() {
  const t = usePhrases('jobAdList')
  return (
    <span className="basis-full text-sm">
      {t('planFull')}{' '}
      <Link to={usePaths().packages()} className="text-brand underline underline-offset-4">
        {t('toPackages')}
      </Link>
    </span>
  )
}
