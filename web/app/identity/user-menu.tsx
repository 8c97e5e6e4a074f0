import { CircleUser, Heart, LogOut, MailExclamationPoint } from 'lucide-react'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { toast } from '../ui/toast-store.ts'
import type { KeptSession } from './session-store.ts'
import { endSession } from './sign-out.ts'

/** The picture of whoever is signed in, and under it the way to what is theirs. */
export default function UserMenu({ session }: { session: KeptSession }) {
  const t = usePhrases('identity')
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { user } = session
  const name = user ? `${user.firstName} ${user.lastName}` : ''

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }
  const closeOnLeaving = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  return (
    // The keys are those of the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={button}
        type="button"
        aria-label={t('accountMenu')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="block overflow-hidden rounded-full"
      >
        <InitialsLogo
          colorKey={user?.id ?? ''}
          name={name || '؟'}
          imageUrl={user?.avatarUrl ?? null}
          isRound
          className="size-10"
        />
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="absolute end-0 top-full z-40 mt-2 w-64 rounded-m border border-line bg-surface p-1.5 shadow-2"
      >
        <p className="truncate px-3 pt-2 font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate px-3 pb-2 text-sm text-ink-3">
          <bdi dir="ltr">{user?.email}</bdi>
        </p>
        <MenuItems isVerified={user?.emailVerified ?? true} onChosen={() => setIsOpen(false)} />
      </div>
    </div>
  )
}

type MenuItemsProps = { isVerified: boolean; onChosen: () => void }

function MenuItems({ isVerified, onChosen }: MenuItemsProps) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const leave = useSignOut()
  return (
    <ul className="border-t border-line pt-1.5">
      {!isVerified && (
        <MenuLink to={paths.verifyEmail()} onChosen={onChosen}>
          <MailExclamationPoint className="size-5 text-warn" aria-hidden />
          {t('confirmEmail')}
        </MenuLink>
      )}
      <MenuLink to={paths.profile()} onChosen={onChosen}>
        <CircleUser className="size-5 text-ink-3" aria-hidden />
        {t('profile')}
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

const itemStyle = 'flex min-h-11 w-full items-center gap-3 rounded-s px-3 text-start hover:bg-sunken'

type MenuLinkProps = { to: string; onChosen: () => void; children: ReactNode }

const MenuLink = ({ to, onChosen, children }: MenuLinkProps) => (
  <li>
    <Link to={to} onClick={onChosen} className={itemStyle}>
      {children}
    </Link>
  </li>
)

/** Signs out, says so, and goes to the sign-in page. */
function useSignOut() {
  const t = usePhrases('identity')
  const locale = useLocale()
  const paths = usePaths()
  const navigate = useNavigate()
  return () => {
    // A server that cannot be told changes nothing here: this browser has forgotten the session.
    void endSession(locale).catch(() => undefined)
    toast(t('signedOut'))
    void navigate(paths.login())
  }
}
