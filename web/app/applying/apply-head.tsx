import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { useLocation } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { TextLink } from '../identity/text-link.tsx'
import { InitialsLogo } from '../ui/initials-logo.tsx'

/** The receiving company; a guest reads that no account is needed. */
export function ApplyHead({
  jobAd: { organization },
  isGuest,
}: {
  jobAd: Pick<PublicJobAd, 'organization'>
  isGuest: boolean
}) {
  const t = usePhrases('applying')
  const paths = usePaths()
  const { pathname, search } = useLocation()
  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      <InitialsLogo
        colorKey={organization.id}
        name={readIn(useLocale(), organization.name).text}
        imageUrl={organization.logoUrl}
        className="size-10"
      />
      <div className="min-w-0">
        <BilingualText value={organization.name} className="text-ink" />
        {isGuest && (
          <p>
            {t('noAccountNeeded')}{' '}
            <TextLink to={paths.login({ returnTo: pathname + search })}>{t('signIn')}</TextLink>{' '}
            {t('toApplyInOneClick')}
          </p>
        )}
      </div>
    </div>
  )
}
