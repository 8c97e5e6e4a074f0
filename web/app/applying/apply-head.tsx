import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { BadgeCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { TextLink } from '../ui/text-link.tsx'

type Receiver = { organization: PublicJobAd['organization'] }

/** The name of the receiving company. */
export function ReceiverName({ organization: { name, verified } }: Receiver) {
  const t = usePhrases('jobAds')
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-2">
      <BilingualText value={name} className="min-w-0 truncate" />
      {verified && (
        <span title={t('verifiedCompany')} className="shrink-0 text-brand">
          <BadgeCheck className="size-4" aria-hidden />
          <span className="sr-only">{t('verifiedCompany')}</span>
        </span>
      )}
    </p>
  )
}

/** The picture of the receiving company. */
export const ReceiverLogo = ({ organization: { id, name, logoUrl } }: Receiver) => (
  <InitialsLogo colorKey={id} name={readIn(useLocale(), name).text} imageUrl={logoUrl} className="size-10" />
)

/** Explains to a guest that no account is needed, and how one would shorten the form. */
export function NoAccountNeeded() {
  const t = usePhrases('applying')
  const paths = usePaths()
  const { pathname, search } = useLocation()
  return (
    <p className="text-sm text-ink-2">
      {t('noAccountNeeded')}{' '}
      <TextLink to={paths.login({ returnTo: pathname + search })}>{t('signIn')}</TextLink>{' '}
      {t('toApplyInOneClick')}
    </p>
  )
}
