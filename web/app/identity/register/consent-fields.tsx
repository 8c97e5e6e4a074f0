import { CheckField } from '../../forms/check-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { TextLink } from '../../ui/text-link.tsx'

type ConsentFieldsProps = {
  field: (name: 'consents.terms' | 'consents.privacy' | 'consents.adult') => FieldProps
  /** The field of the optional consent, where the form has it. */
  news?: FieldProps
}

/** The consents that a form needs. The texts open in a tab of their own, so that typed text stays. */
export function ConsentFields({ field, news }: ConsentFieldsProps) {
  const t = usePhrases('forms')
  const paths = usePaths()
  return (
    <fieldset className="grid">
      <legend className="sr-only">{t('consents')}</legend>
      <CheckField {...field('consents.terms')}>
        {t('consentTermsBefore')}{' '}
        <TextLink to={paths.page('terms-and-conditions')} target="_blank">
          {t('consentTerms')}
        </TextLink>
      </CheckField>
      <CheckField {...field('consents.privacy')}>
        {t('consentPrivacyBefore')}{' '}
        <TextLink to={paths.page('privacy-policy')} target="_blank">
          {t('consentPrivacy')}
        </TextLink>
      </CheckField>
      <CheckField {...field('consents.adult')}>{t('consentAdult')}</CheckField>
      {news && <CheckField {...news} isOptional />}
    </fieldset>
  )
}
