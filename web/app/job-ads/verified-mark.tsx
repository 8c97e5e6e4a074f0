import { usePhrases } from '../i18n/use-phrases.ts'

/** Beside the name of a company that the platform has verified. */
export function VerifiedMark() {
  const name = usePhrases('jobAds')('verifiedCompany')
  return <span role="img" aria-label={name} title={name} className="verified-mark" />
}
