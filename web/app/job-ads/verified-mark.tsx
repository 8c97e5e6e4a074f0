import { BadgeCheck } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'

/** Beside the name of a company that the platform has verified. */
export function VerifiedMark() {
  const t = usePhrases('jobAds')
  return (
    <span title={t('verifiedCompany')} className="shrink-0 text-brand">
      <BadgeCheck className="size-[1.1rem]" aria-hidden />
      <span className="sr-only">{t('verifiedCompany')}</span>
    </span>
  )
}
