import { CheckField } from '../forms/check-field.tsx'
import type { FieldProps } from '../forms/use-contract-form.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { TextLink } from '../ui/text-link.tsx'

type ConsentPath = 'consents.terms' | 'consents.privacy' | 'consents.adult'

/** The consents of a guest. The texts open in a tab of their own, so that the form stays. */
export function GuestConsents({ field }: { field: (name: ConsentPath) => FieldProps }) {
  const t = usePhrases('applying')
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
    </fieldset>
  )
}
