/** The open dialog above all others: nothing outside of it can be pressed. Undefined where none is open. */
export const topmostDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1)
