import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** The way back to signing in. */
export function ToLogin({ kind = 'primary' }: { kind?: 'primary' | 'outline' }) {
  const t = usePhrases('identity')
  return (
    <Link to={usePaths().login()} className={buttonStyle({ kind, size: 'large' })}>
      {t('backToLogin')}
    </Link>
  )
}
