import { useLocation } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { TextLink } from '../ui/text-link.tsx'

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
