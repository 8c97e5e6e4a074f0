import { currencies, payPeriods } from '@qareeb/contract/job-ads'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { FormSection } from '../desk/form-section.tsx'
import { contentOf } from '../typed/content-of.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { LineField } from './line-field.tsx'
import { PayMedian } from './pay-median.tsx'
import { PayNotice } from './pay-notice.tsx'
import type { SectionProps } from './section-props.ts'
import { SelectField } from './select-field.tsx'

/** Net pay, with the pay of similar job ads nearby. */
export function PaySection(props: SectionProps) {
  const t = usePhrases('jobAdForm')
  const { typed } = props
  const { pay: read } = contentOf(typed)
  const isWide = read?.min && read.max && read.max > 2 * read.min
  return (
    <FormSection id="pay" title={t('pay')} text={t('payHint')}>
      <Amounts {...props} />
      {isWide && <PayNotice>{t('payWide')}</PayNotice>}
      <PayMedian typed={typed} pay={read} />
    </FormSection>
  )
}

function Amounts({ typed: { pay }, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const units = usePhrases('units')
  const put = (part: Partial<TypedJobAd['pay']>) =>
    change((now) => ({ ...now, pay: { ...now.pay, ...part } }))
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
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
