import type { ListedCompany } from '@qareeb/contract/administration'
import type { ListedDeadLetter } from '@qareeb/contract/administration/tasks'
import { createContext, use } from 'react'

/** Open work of platform administrators; each of their pages has it. */
export type WaitingWork = {
  /** Companies that wait for an answer, the longest first; the first of them. */
  companies: ListedCompany[]
  waiting: number
  /** Tasks that failed for good; the oldest of them. */
  deadLetters: ListedDeadLetter[]
  deadLetterCount: number
}

export type Administration = {
  /** The reader. */
  userId: string
  /** Null until it is here. */
  work: WaitingWork | null
  failure: string | null
  reload: () => void
}

/** Given by `administration-layout.tsx`. */
export const AdministrationContext = createContext<Administration | null>(null)

/** @throws outside of the pages of platform administrators */
export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (!administration) throw new Error('This part stands outside of the administration')
  return administration
}
