import {
  CircleUser,
  FilePlus,
  Heart,
  LayoutDashboard,
  LogOut,
  MailExclamationPoint,
  Send,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { SessionUser } from '../session/session-state.ts'
import { useSignOut } from './sign-out/use-sign-out.ts'

type UserMenuItemsProps = {
  /** Null until the next renewal of the session returns the user. */
  user: SessionUser | null
  onChosen: () => void
}

/** Links to the person's own pages, and the sign-out. */
export function UserMenuItems({ user, onChosen }: UserMenuItemsProps) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const leave = useSignOut()
  // The profile opens in the frame that the reader is in.
  const isInDashboard = `${useLocation().pathname}/`.startsWith(`${paths.dashboard()}/`)
  return (
    <ul className="border-t border-line pt-1.5">
      {user?.userType === 'employer' && <EmployerLinks onChosen={onChosen} />}
      {user?.userType === 'admin' && (
        <MenuLink to={paths.admin()} onChosen={onChosen}>
          <ShieldCheck className="size-5 text-ink-3" aria-hidden />
          {t('administration')}
        </MenuLink>
      )}
      {user && !user.emailVerified && (
        <MenuLink to={paths.verifyEmail()} onChosen={onChosen}>
          <MailExclamationPoint className="size-5 text-warn" aria-hidden />
          {t('confirmEmail')}
        </MenuLink>
      )}
      <MenuLink to={isInDashboard ? paths.dashboardProfile() : paths.profile()} onChosen={onChosen}>
        <CircleUser className="size-5 text-ink-3" aria-hidden />
        {t('profile')}
      </MenuLink>
      <MenuLink to={paths.applications()} onChosen={onChosen}>
        <Send className="flip-rtl size-5 text-ink-3" aria-hidden />
        {t('applications')}
      </MenuLink>
      <MenuLink to={paths.favorites()} onChosen={onChosen}>
        <Heart className="size-5 text-ink-3" aria-hidden />
        {t('saved')}
      </MenuLink>
      <li>
        <button type="button" onClick={leave} className={itemStyle}>
          <LogOut className="flip-rtl size-5 text-ink-3" aria-hidden />
          {t('signOut')}
        </button>
      </li>
    </ul>
  )
}

/** To the dashboard, and to a new ad. */
function EmployerLinks({ onChosen }: Pick<UserMenuItemsProps, 'onChosen'>) {
  const t = usePhrases('identity')
  const shell = usePhrases('shell')
  const paths = usePaths()
  return (
    <>
      <MenuLink to={paths.dashboard()} onChosen={onChosen}>
        <LayoutDashboard className="size-5 text-ink-3" aria-hidden />
        {t('dashboard')}
      </MenuLink>
      <MenuLink to={paths.jobAdForm()} onChosen={onChosen}>
        <FilePlus className="size-5 text-ink-3" aria-hidden />
        {shell('publishJobAd')}
      </MenuLink>
    </>
  )
}

const itemStyle = 'flex min-h-11 w-full items-center gap-3 rounded-s px-3 text-start hover:bg-sunken'

type MenuLinkProps = { to: string; onChosen: () => void; children: ReactNode }

const MenuLink = ({ to, onChosen, children }: MenuLinkProps) => (
  <li>
    <Link to={to} onClick={onChosen} className={itemStyle}>
      {children}
    </Link>
  </li>
)
