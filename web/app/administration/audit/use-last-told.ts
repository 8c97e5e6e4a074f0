import { useState } from 'react'

/**
 * The name of what a filter is set to. It stays while the list that told it is loaded again.
 * @param told the name in the list as it is now, undefined where it does not say
 * @returns the name, undefined while nobody knows it, and what tells one besides
 */
export function useLastTold<Name>(id: string | undefined, told: Name | undefined) {
  const [last, setLast] = useState<{ id: string; name: Name } | null>(null)
  const tell = (id: string, name: Name) => setLast({ id, name })
  const isKnown = last !== null && last.id === id
  if (!isKnown && id !== undefined && told !== undefined) tell(id, told)
  return { name: isKnown ? last.name : told, tell }
}
