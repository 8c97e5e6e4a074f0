import { createContext } from 'react'

/** Whether a part stands in a dialog, which on phones is a sheet that grows upwards from its lower edge. */
export const InDialogContext = createContext(false)

/** The open dialog above all others: nothing outside of it can be pressed. Undefined where none is open. */
export const topmostDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1)
