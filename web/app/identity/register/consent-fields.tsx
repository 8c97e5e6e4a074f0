import { CheckField } from '../../forms/check-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { TextLink } from '../../ui/text-link.tsx'

type ConsentPath = 'consents.terms' | 'consents.privacy' | 'consents.adult' | 'consents.news'

/** The consents of a sign-up. The texts open in a tab of their own, so that typed text stays. */
export function ConsentFields({ field }: { field: (name: ConsentPath) => FieldProps }) {
  const t = usePhrases('identity')
  const paths = usePaths()
  return (
    <fieldset className="grid">
      <legend className="sr-only">{t('consents')}</legend>
      <CheckField {...field('consents.terms')}>
        {t('consentTermsBefore')}{' '}
        <TextLink to={paths.page('terms-and-conditions')} target="_blank">
          {t('terms')}
        </TextLink>
      </CheckField>
      <CheckField {...field('consents.privacy')}>
        {t('consentPrivacyBefore')}{' '}
        <TextLink to={paths.page('privacy-policy')} target="_blank">
          {t('privacy')}
        </TextLink>
      </CheckField>
      <CheckField {...field('consents.adult')} />
      <CheckField {...field('consents.news')} isOptional />
    </fieldset>
  )
}
