import { usePhrases } from '../../i18n/use-phrases.ts'

/** Nothing is ticked for anybody. The type is that of the input; the schema refuses what has to be true. */
export const noConsents = { terms: false, privacy: false, adult: false, news: false }

/** What each consent is called in the summary of errors. */
export function useConsentLabels() {
  const t = usePhrases('identity')
  return {
    'consents.terms': t('terms'),
    'consents.privacy': t('privacy'),
    'consents.adult': t('consentAdult'),
    'consents.news': t('consentNews'),
  }
}
