import { createContext } from 'react'

/** The nonce of this answer's Content-Security-Policy; known on the server alone. */
export const NonceContext = createContext<string | undefined>(undefined)
