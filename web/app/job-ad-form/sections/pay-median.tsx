import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import { hintJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { PayNotice } from './pay-notice.tsx'
import { isFarBelow, scaleOf } from './pay-scale.ts'

type PayMedianProps = {
  typed: Pick<TypedJobAd, 'category' | 'seniority' | 'locationIds'>
  pay: JobAdContent['pay']
}

/** Pay of similar open ads near the chosen branches, where there are enough of them, and the own range beside it. */
export function PayMedian({ typed: { category, seniority, locationIds }, pay }: PayMedianProps) {
  const t = usePhrases('jobAdForm')
  const format = useFormats()
  const body = {
    category: category || null,
    seniority: seniority || null,
    locationIds: [...locationIds],
    description: { ar: null, en: null },
  }
  const { data } = useQueryOf(hintJobAd, category && locationIds.length > 0 ? { body } : null)
  if (!data?.pay) return null
  const { medianMonthlySar: median, jobAds, radiusKm } = data.pay
  const amount = format.pay({ min: median, max: median, currency: 'SAR', period: 'monthly' })
  const own = pay?.currency === 'SAR' && pay.period === 'monthly' ? pay : null
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-2">{t('payMedian', { count: jobAds, radius: radiusKm, amount })}</p>
      {own && <PayScale median={median} min={own.min} max={own.max} />}
      {own && isFarBelow(median, own) && <PayNotice>{t('payLow')}</PayNotice>}
    </div>
  )
}

/** Runs from low to high from the left in both languages, as charts do. The sentence above has the same facts. */
function PayScale({ median, min, max }: { median: number; min: number | null; max: number | null }) {
  const { number } = useFormats()
  const scale = scaleOf({ median, min, max })
  const range = min !== null && max !== null && max >= min
  return (
    <div aria-hidden dir="ltr" className="mt-3 pb-6 text-xs tabular-nums">
      <div className="relative h-2 rounded-full bg-sunken">
        {range && (
          <div
            className="absolute inset-y-0 rounded-full bg-brand"
            style={{ insetInlineStart: `${scale.at(min)}%`, inlineSize: `${scale.at(max) - scale.at(min)}%` }}
          />
        )}
        <div
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full border border-surface bg-accent"
          style={{ insetInlineStart: `${scale.at(median)}%` }}
        />
        {scale.labels.map(({ amounts, place, isMedian }) => (
          <span
            key={amounts.join('-')}
            style={{ insetInlineStart: `${place}%` }}
            className={cx(
              'absolute top-3.5 -translate-x-1/2 whitespace-nowrap',
              isMedian ? 'font-semibold text-accent-ink' : 'text-ink-2',
            )}
          >
            {amounts.map((amount) => number(amount)).join(' – ')}
          </span>
        ))}
      </div>
    </div>
  )
}
