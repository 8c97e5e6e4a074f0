import { createContext } from 'react'

/** Whether a part stands in a dialog, which on phones is a sheet that grows upwards from its lower edge. */
export const InDialogContext = createContext(false)
