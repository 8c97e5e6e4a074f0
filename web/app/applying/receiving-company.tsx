import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { VerifiedMark } from '../ui/verified-mark.tsx'

type ReceivingCompany = { organization: PublicJobAd['organization'] }

/** The name of the company that receives the application. */
export function ReceivingCompanyName({ organization: { name, verified } }: ReceivingCompany) {
  const t = usePhrases('jobAds')
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-2">
      <BilingualText value={name} className="min-w-0 truncate" />
      {verified && <VerifiedMark label={t('verifiedCompany')} />}
    </p>
  )
}

/** The picture of the company that receives the application. */
export const ReceivingCompanyLogo = ({ organization: { id, name, logoUrl } }: ReceivingCompany) => (
  <InitialsLogo colorKey={id} name={readIn(useLocale(), name).text} imageUrl={logoUrl} className="size-10" />
)
