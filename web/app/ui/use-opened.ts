import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Opens and closes a `<dialog>` for the page, and returns the focus to its opener.
 * @param onOpened called each time it opens
 * @returns a function that opens it once more, where the browser has closed a dialog that must stay
 */
export function useOpened(
  dialogRef: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onOpened: () => void,
) {
  const opener = useRef<Element | null>(null)
  const open = useCallback(() => {
    opener.current ??= document.activeElement
    // For `dialog.css`: the place of a scroll bar is kept where there is one.
    const { documentElement: page } = document
    page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth)
    if (!dialogRef.current?.open) dialogRef.current?.showModal()
    onOpened()
  }, [dialogRef, onOpened])
  useEffect(() => {
    if (isOpen) return open()
    dialogRef.current?.close()
    opener.current = null
  }, [dialogRef, isOpen, open])
  useEffect(
    () => () => {
      // Browsers give the focus back when a dialog is closed, but not when it is taken off the page open.
      if (opener.current instanceof HTMLElement && document.activeElement === document.body)
        opener.current.focus()
    },
    [],
  )
  return open
}

/**
 * Handles the `close` event of a dialog that the reader has closed. The event comes later than the closing: by then the
 * page may have closed the dialog itself, or opened it again.
 * @param isOpen whether the page wants the dialog open
 */
export const whenReaderCloses =
  (isOpen: boolean, handle: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (isOpen && !currentTarget.open) handle()
  }
