import { Briefcase, CircleUser, Plus, Heart, House, LogIn, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { SavedCount } from '../favorites/saved-count.tsx'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { useReturn } from './use-return.ts'

/** The way around on phones: five places, of which two are of signed-in people and two of guests. */
export function BottomBar() {
  const t = usePhrases('shell')
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const back = useReturn()
  const places = [
    { to: paths.home(), label: t('navigationHome'), Icon: House },
    { to: paths.search(), label: t('navigationSearchShort'), Icon: Search },
    { to: paths.favorites(), label: t('navigationSaved'), Icon: Heart },
    { to: paths.applications(), label: t('navigationApplications'), Icon: Briefcase, who: 'for-users' },
    {
      to: paths.register({ type: 'company', returnTo: paths.jobAdForm() }),
      label: t('publishShort'),
      Icon: Plus,
      who: 'for-guests',
    },
    { to: paths.login(back), label: t('signInShort'), Icon: LogIn, who: 'for-guests' },
    { to: paths.profile(), label: t('navigationProfile'), Icon: CircleUser, who: 'for-users' },
  ]

  return (
    <nav aria-label={t('mainNavigation')} className="phone-bar">
      {places.map(({ to, label, Icon, who = '' }) => (
        <div key={to} className={cx('min-w-0 flex-1', who)}>
          <Link
            to={to}
            aria-current={isAt(to, { pathname, search }) ? 'page' : undefined}
            className="phone-bar-place h-full w-full"
          >
            <Icon className={cx('size-5', Icon === LogIn && 'flip-rtl')} aria-hidden />
            {label}
            {Icon === Heart && <SavedCount className="absolute start-1/2 top-1.5 ms-2" />}
          </Link>
        </div>
      ))}
    </nav>
  )
}

/** Whether a link leads to this page. `/register` counts only with the same type of account. */
function isAt(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = to.split('?')
  const typeIn = (of: string | undefined) => new URLSearchParams(of).get('type')
  return path === pathname && typeIn(query) === typeIn(search)
}
