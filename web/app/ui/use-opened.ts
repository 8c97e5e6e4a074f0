import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Opens and closes a `<dialog>` as the page wishes, and gives the focus back to what opened it.
 * @param onOpened called each time it opens
 * @returns what opens it once more, where the browser has closed what must stay
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
