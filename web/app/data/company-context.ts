import { createContext } from 'react'

/** The id of the company that a page shows: answers about one company are never shown for another. Null without one. */
export const CompanyContext = createContext<string | null>(null)
