import type { Plan } from '@qareeb/contract/job-ads'
import { askForPlan, getOrganization, openAdsOf } from '@qareeb/contract/organizations'
import { planPricesSar } from '@qareeb/reference/plan-prices'
import { Check } from 'lucide-react'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { formatRiyals } from '../../i18n/money.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

type PlanCardProps = {
  plan: Plan
  isCurrent: boolean
  /** Whether it lets the company do more than its present one. */
  isAbove: boolean
  isAskedFor: boolean
}

/** One plan: its price, its contents, and the registration of interest in it. */
export function PlanCard({ plan, isCurrent, isAbove, isAskedFor }: PlanCardProps) {
  const t = usePhrases('packages')
  const limit = openAdsOf[plan]
  const openAds = limit === null ? t('unlimitedAds') : t('openAds', { count: limit })
  return (
    <li
      className={cx(
        'flex flex-col rounded-l border bg-surface p-5',
        isCurrent ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{t(`plan.${plan}`)}</h3>
        {isCurrent ? <Badge tone="good">{t('isCurrent')}</Badge> : <Soon plan={plan} />}
      </div>
      <p className="mt-2 text-ink-2">
        <Price plan={plan} />
      </p>
      <ul className="mt-4 space-y-2 text-sm">
        {[openAds, ...t.list(`features.${plan}`)].map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-1 size-4 shrink-0 text-brand" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {isAbove && <Interest plan={plan} isAskedFor={isAskedFor} />}
    </li>
  )
}

/** A plan that costs something cannot be booked yet. */
function Soon({ plan }: { plan: Plan }) {
  const t = usePhrases('packages')
  return plan === 'free' ? null : <Badge>{t('comingSoon')}</Badge>
}

function Price({ plan }: { plan: Plan }) {
  const t = usePhrases('packages')
  const units = usePhrases('units')
  const locale = useLocale()
  const amount = planPricesSar[plan]
  return amount === 0 ? t('freePrice') : t('perMonth', { price: formatRiyals(amount, locale, units) })
}

function Interest({ plan, isAskedFor }: Pick<PlanCardProps, 'plan' | 'isAskedFor'>) {
  const t = usePhrases('packages')
  const send = useMutationOf(askForPlan, { changes: [getOrganization] })
  const [ask, isAsking] = useAction(async () => {
    await send({ body: { plan } })
  })
  return (
    <div className="mt-auto grid pt-5">
      {isAskedFor ? (
        <p role="status" className="flex min-h-11 items-center gap-2 text-sm font-medium text-brand-strong">
          <Check className="size-5 shrink-0" aria-hidden />
          {t('interested')}
        </p>
      ) : (
        <Button kind="outline" disabled={isAsking} onClick={ask}>
          {t('interest')}
        </Button>
      )}
    </div>
  )
}
