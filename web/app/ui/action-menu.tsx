import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

export type MenuAction = {
  key: string
  label: string
  icon: ReactNode
  /** Under the label: the consequence, or the reason why it is disabled. */
  note?: string | undefined
  isDisabled?: boolean
  isDanger?: boolean
  onChoose: () => void
}

type ActionMenuProps = { label: string; icon: ReactNode; actions: readonly MenuAction[]; className?: string }

/**
 * Actions behind a button: under it on wide screens, on phones a sheet at the bottom edge. The browser's own popover
 * lies above everything, closes on Escape and on a press outside, and gives the focus back.
 */
export function ActionMenu({ label, icon, actions, className }: ActionMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({})

  const open = () => {
    if (!button.current || !menu.current) return
    setPlace(placeUnder(button.current.getBoundingClientRect(), actions.length))
    menu.current.showPopover()
    itemsOf(menu.current)[0]?.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-controls={id}
        onClick={open}
        className={className}
      >
        {icon}
      </IconButton>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        style={place}
        onKeyDown={moveFocus}
        className="m-0 rounded-m border border-line bg-surface p-1.5 text-ink shadow-2 backdrop:bg-[rgb(10_20_15/0.5)] max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:inset-auto sm:start-auto sm:end-(--menu-end) sm:top-(--menu-top) sm:w-72 sm:backdrop:bg-transparent"
      >
        {actions.map((action) => (
          <Item key={action.key} action={action} onChosen={() => menu.current?.hidePopover()} />
        ))}
      </div>
    </>
  )
}

function Item({ action, onChosen }: { action: MenuAction; onChosen: () => void }) {
  const { label, icon, note, isDisabled, isDanger, onChoose } = action
  const choose = () => {
    if (isDisabled) return
    onChosen()
    onChoose()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isDisabled}
      onClick={choose}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 rounded-s px-3 py-1.5 text-start text-sm hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
        isDanger && 'text-danger',
      )}
    >
      {icon}
      <span className="min-w-0">
        <span className="block">{label}</span>
        {note && <span className="block text-[0.8125rem] leading-5 text-ink-3">{note}</span>}
      </span>
    </button>
  )
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}

/** Under the button, or above it where the window ends; at most so high as its actions with a note each. */
function placeUnder({ left, right, top, bottom }: DOMRect, count: number) {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const height = count * 52 + 16
  const isAbove = bottom + height > innerHeight && top > height
  return {
    '--menu-end': `${isRightToLeft ? left : document.documentElement.clientWidth - right}px`,
    '--menu-top': `${isAbove ? top - height : Math.max(8, Math.min(bottom + 4, innerHeight - height))}px`,
  }
}
