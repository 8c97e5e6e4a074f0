import { Plus, LogIn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useSession } from '../session/use-session.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { useReturn } from './use-return.ts'

const UserMenu = lazy(() => import('../identity/user-menu.tsx'))

/**
 * The end of the header: the link to sign in for guests, a menu for the signed-in person. The server renders the
 * space of both, and the style sheet shows the right one from the start; see `identity/session-script.tsx`.
 */
export function AccountCorner() {
  const session = useSession()
  return (
    <>
      <GuestLinks />
      <div className="for-users size-10 shrink-0 rounded-full bg-sunken">
        {session && (
          <Suspense>
            <UserMenu session={session} />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** On phones the bar at the bottom leads there. */
function GuestLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  const back = useReturn()
  return (
    <div className="for-guests max-md:hidden">
      <div className="flex items-center gap-2">
        <Link
          to={paths.register({ type: 'company', returnTo: paths.jobAdForm() })}
          className={cx(buttonStyle({ kind: 'quiet', size: 'small' }), 'px-3 max-lg:px-2.5')}
        >
          <Plus className="size-5 lg:hidden" aria-hidden />
          <span className="max-lg:sr-only">{t('publishJobAd')}</span>
        </Link>
        <Link
          to={paths.login(back)}
          className={cx(buttonStyle({ kind: 'outline', size: 'small' }), 'max-lg:px-2.5')}
        >
          <LogIn className="flip-rtl size-5 lg:hidden" aria-hidden />
          <span className="max-lg:sr-only">{t('signIn')}</span>
        </Link>
        <Link to={paths.register(back)} className={cx(buttonStyle({ size: 'small' }), 'max-xl:hidden')}>
          {t('register')}
        </Link>
      </div>
    </div>
  )
}
