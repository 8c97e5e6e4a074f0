import { X } from 'lucide-react'
import { useCallback, useId, useRef, type ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { InDialogContext } from './in-dialog.ts'
import { useOpened, whenReaderCloses } from './use-opened.ts'

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
  /** On phones always as high as the window but for a strip at its top, with cards on the colour of the page. */
  isTall?: boolean
  /** Before the title. */
  lead?: ReactNode
  /** A line under the title. */
  under?: ReactNode
  /** False where the content shows the title in a place of its own: then screen readers alone meet it here. */
  isTitleShown?: boolean
}

/**
 * A window above the page, on phones a sheet that rises from the bottom edge. The browser's own `<dialog>` keeps focus
 * inside, closes on Escape, gives focus back and hides the rest from screen readers, at no cost in bytes.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, lead, under, footer } = props
  const { isOnlyOnce = false, isTitleShown = true } = props
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
    // A press on the backdrop closes it too; by keyboard it is Escape, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => isOnlyOnce && event.preventDefault()}
      // Browsers do not let a page refuse the second Escape.
      onClose={whenReaderCloses(isOpen, isOnlyOnce ? open : onClose)}
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
          <div className={barStyle(isTitleShown)}>
            {lead}
            <div className="min-w-0 flex-1">
              <h2 ref={heading} id={titleId} tabIndex={-1} className={titleStyle(isTitleShown)}>
                {title}
              </h2>
              {under}
            </div>
            {!isOnlyOnce && (
              <IconButton label={t('close')} onClick={onClose}>
                <X className="size-5" aria-hidden />
              </IconButton>
            )}
          </div>
          <DialogBody className="p-5">{children}</DialogBody>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  )
}

const classOf = ({ isDrawer = false, isWide = false, isTall = false }: DialogProps) =>
  cx('dialog', isDrawer && 'is-drawer', isWide && 'is-wide', isTall && 'is-tall')

/** The contents of a dialog or a panel, which scroll. */
export const DialogBody = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={cx('scroll-shade min-h-0 flex-1 overflow-y-auto overscroll-contain', className)}>
    <InDialogContext value>{children}</InDialogContext>
  </div>
)

/** The bar of a dialog or a panel that can be closed. */
export const barStyle = (isTitleShown: boolean) =>
  cx('flex shrink-0 items-center gap-3 px-5', isTitleShown ? 'border-b border-line py-3' : 'pt-3')

export const titleStyle = (isShown: boolean) =>
  isShown ? 'text-lg leading-7 font-semibold wrap-anywhere outline-none' : 'sr-only'
