import { usePhrases } from '../../i18n/use-phrases.ts'

/** No box is ticked in advance. The type is that of the input; the schema refuses a missing required consent. */
export const noConsents = { terms: false, privacy: false, adult: false, news: false }

/** The names of the consents in the summary of errors. */
export function useConsentLabels() {
  const t = usePhrases('identity')
  return {
    'consents.terms': t('terms'),
    'consents.privacy': t('privacy'),
    'consents.adult': t('consentAdult'),
    'consents.news': t('consentNews'),
  }
}
