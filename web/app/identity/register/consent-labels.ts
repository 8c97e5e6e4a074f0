import { usePhrases } from '../../i18n/use-phrases.ts'

/** No box is ticked in advance. The type is that of the input; the schema refuses a missing required consent. */
export const noConsents = { terms: false, privacy: false, adult: false, news: false }

/** The names of the consents in the summary of errors. */
export function useConsentLabels() {
  const t = usePhrases('forms')
  return {
    'consents.terms': t('consentTerms'),
    'consents.privacy': t('consentPrivacy'),
    'consents.adult': t('consentAdultName'),
    'consents.news': t('consentNews'),
  }
}
