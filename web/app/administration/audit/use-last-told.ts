import { useState } from 'react'

/**
 * The name of a filter's value. It stays while its list is loaded again.
 * @param told the name in the present list, undefined without one
 * @returns the name, undefined while unknown, and a function that stores one
 */
export function useLastTold<Name>(id: string | undefined, told: Name | undefined) {
  const [last, setLast] = useState<{ id: string; name: Name } | null>(null)
  const tell = (id: string, name: Name) => setLast({ id, name })
  const isKnown = last !== null && last.id === id
  if (!isKnown && id !== undefined && told !== undefined) tell(id, told)
  return { name: isKnown ? last.name : told, tell }
}
