import { currencies, payPeriods } from '@qareeb/contract/job-ads'
import { hintJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { contentOf } from '../typed/content-of.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'
import { SelectField } from './select-field.tsx'

/** Net pay, with what similar job ads nearby pay. */
export function PaySection({ typed, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const { pay: read } = contentOf(typed)
  const isWide = read?.min && read.max && read.max > 2 * read.min
  return (
    <SectionCard id="pay" title={t('pay')} text={t('payHint')}>
      <Amounts typed={typed} change={change} errors={errors} />
      {isWide && <p className="mt-4 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{t('payWide')}</p>}
      <Median typed={typed} />
    </SectionCard>
  )
}

function Amounts({ typed: { pay }, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const units = usePhrases('units')
  const put = (part: Partial<TypedJobAd['pay']>) =>
    change((now) => ({ ...now, pay: { ...now.pay, ...part } }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LineField
        name="pay.min"
        label={fields('pay.min')}
        error={errors['pay.min']}
        inputMode="decimal"
        dir="ltr"
        text={pay.min}
        onText={(min) => put({ min })}
      />
      <LineField
        name="pay.max"
        label={fields('pay.max')}
        error={errors['pay.max']}
        inputMode="decimal"
        dir="ltr"
        text={pay.max}
        onText={(max) => put({ max })}
      />
      <SelectField
        name="pay.currency"
        label={t('currency')}
        error={errors['pay.currency']}
        value={pay.currency}
        options={currencies.map((value) => ({ value, label: units(`currency.${value}`) }))}
        onChange={(currency) => currency && put({ currency })}
      />
      <SelectField
        name="pay.period"
        label={t('period')}
        error={errors['pay.period']}
        value={pay.period}
        options={payPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => period && put({ period })}
      />
    </div>
  )
}

function Median({ typed: { category, seniority, locationIds } }: { typed: TypedJobAd }) {
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
  const { medianMonthlySar, jobAds, radiusKm } = data.pay
  const amount = format.pay({
    min: medianMonthlySar,
    max: medianMonthlySar,
    currency: 'SAR',
    period: 'monthly',
  })
  return (
    <p className="mt-4 text-sm text-ink-2">{t('payMedian', { count: jobAds, radius: radiusKm, amount })}</p>
  )
}
