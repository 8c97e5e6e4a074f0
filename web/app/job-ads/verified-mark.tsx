import { BadgeCheck } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'

/** Beside the name of a company that the platform has verified. */
export function VerifiedMark({ className }: { className?: string }) {
  const t = usePhrases('jobAds')
  return (
    <span title={t('verifiedCompany')} className={cx('shrink-0 text-brand', className)}>
      <BadgeCheck className="size-[1.1rem]" aria-hidden />
      <span className="sr-only">{t('verifiedCompany')}</span>
    </span>
  )
}
