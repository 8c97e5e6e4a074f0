import { X } from 'lucide-react'
import { useCallback, useId, useRef, type ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useOpened } from './use-opened.ts'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons that stay in view under the content. */
  footer?: ReactNode
  /** Only a button of its own closes it, since its contents are not shown again. */
  isOnlyOnce?: boolean
  /** At the side of wide windows, as high as they are. */
  isDrawer?: boolean | undefined
  /** For two columns, where there is room. */
  isWide?: boolean
}

/**
 * A window above the page, on phones a sheet that rises from the bottom edge. The browser's own `<dialog>` keeps focus
 * inside, closes on Escape, gives focus back and hides the rest from screen readers, at no cost in bytes.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, footer, isOnlyOnce = false } = props
  const t = usePhrases('ui')
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const onOpened = useCallback(() => {
    // Else the first key that is pressed would press a button unseen.
    if (isOnlyOnce) heading.current?.focus()
  }, [isOnlyOnce])
  const open = useOpened(ref, isOpen, onOpened)

  return (
    // The press on the backdrop is one more way out; by keyboard it is Escape, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => isOnlyOnce && event.preventDefault()}
      // Browsers do not let a page refuse the second Escape.
      onClose={() => (isOnlyOnce && isOpen ? open() : onClose())}
      // A press on the dialog itself, not on anything in it, is one on the backdrop; where a text that is being selected
      // ends there, it has begun inside.
      onPointerDown={({ target, currentTarget }) => (isPressedOutside.current = target === currentTarget)}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && isPressedOutside.current && !isOnlyOnce && onClose()
      }
      className={classOf(props)}
    >
      {isOpen && (
        <div className="flex max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="text-lg font-semibold outline-none">
              {title}
            </h2>
            {!isOnlyOnce && (
              <IconButton label={t('close')} onClick={onClose}>
                <X className="size-5" aria-hidden />
              </IconButton>
            )}
          </div>
          <div className="scroll-shade min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  )
}

const classOf = ({ isDrawer = false, isWide = false }: DialogProps) =>
  cx('dialog', isDrawer && 'is-drawer', isWide && 'is-wide')
