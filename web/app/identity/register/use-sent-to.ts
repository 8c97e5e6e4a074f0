import { useState } from 'react'
import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'
import { useHydrated } from '../../page/use-store.ts'

const draft = 'register-sent'

/**
 * The address of a sign-up that was sent in this tab. It survives a reload: a person who looks for the mail
 * elsewhere and comes back must not find an empty form. Setting null removes it.
 */
export function useSentTo(): [sentTo: string | null, setSentTo: (email: string | null) => void] {
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const isAlive = useHydrated()
  const keep = (email: string | null) => {
    if (email === null) dropDraft(draft)
    else keepDraft(draft, { email })
    setChosen(email)
  }
  // The server has no storage of this tab.
  return [chosen === undefined && isAlive ? readSentTo() : (chosen ?? null), keep]
}

/** Empty for signed-in people: text of a guest is not theirs. */
export function readSentTo(): string | null {
  const email = recallDraft(draft)?.['email']
  return typeof email === 'string' ? email : null
}
