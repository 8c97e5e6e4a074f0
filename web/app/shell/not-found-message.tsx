import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { MessagePage } from './message-page.tsx'

/** «This page cannot be found», with the ways on. */
export function NotFoundMessage() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <MessagePage title={t('pageNotFound')} text={t('notFoundText')}>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={paths.search()} className={buttonStyle({})}>
          {t('navigationSearch')}
        </Link>
        <Link to={paths.home()} className={buttonStyle({ kind: 'outline' })}>
          {t('backHome')}
        </Link>
      </div>
    </MessagePage>
  )
}
