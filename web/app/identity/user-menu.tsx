import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { KeptSession, SessionUser } from '../session/session-state.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { UserMenuItems } from './user-menu-items.tsx'

type UserMenuProps = { session: KeptSession }

/**
 * The picture of the signed-in person, and under it the menu of their pages. `usePhrases` may suspend, after which React
 * confuses the later hooks of the same component; so `Menu` has them.
 */
export default function UserMenu(props: UserMenuProps) {
  usePhrases('identity')
  return <Menu {...props} />
}

function Menu({ session: { user } }: UserMenuProps) {
  const t = usePhrases('identity')
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

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
        <Picture user={user} />
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="absolute end-0 top-full z-40 mt-2 w-64 rounded-m border border-line bg-surface p-1.5 shadow-2"
      >
        <Person user={user} />
        <UserMenuItems user={user} onChosen={() => setIsOpen(false)} />
      </div>
    </div>
  )
}

/** Null until the next renewal of the session returns the user. */
type PersonProps = { user: SessionUser | null }

const nameOf = (user: SessionUser | null) => (user ? `${user.firstName} ${user.lastName}`.trim() : '')

const Picture = ({ user }: PersonProps) => (
  <InitialsLogo
    colorKey={user?.id ?? ''}
    name={nameOf(user) || '؟'}
    imageUrl={user?.avatarUrl ?? null}
    isRound
    className="size-10"
  />
)

const Person = ({ user }: PersonProps) => (
  <>
    <p className="truncate px-3 pt-2 font-semibold">
      <bdi>{nameOf(user)}</bdi>
    </p>
    <p className="truncate px-3 pb-2 text-sm text-ink-3">
      <bdi dir="ltr">{user?.email}</bdi>
    </p>
  </>
)
