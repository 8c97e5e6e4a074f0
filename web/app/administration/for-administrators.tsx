import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useTabTitle } from '../page/use-tab-title.ts'
import { SiteFrame } from '../shell/site-frame.tsx'
import { buttonStyle } from '../ui/button-style.ts'

/** The page of other people at the addresses of platform administrators. */
export function ForAdministrators() {
  const t = usePhrases('administration')
  useTabTitle(t('forAdministrators'))
  return (
    <SiteFrame isPersonal>
      <div className="mx-auto grid w-full max-w-3xl justify-items-start gap-3 px-4 py-12 sm:px-6">
        <h1 className="text-2xl font-semibold">{t('forAdministrators')}</h1>
        <p className="text-ink-2">{t('forAdministratorsText')}</p>
        <Link to={usePaths().home()} className={buttonStyle({})}>
          {t('toHome')}
        </Link>
      </div>
    </SiteFrame>
  )
}
