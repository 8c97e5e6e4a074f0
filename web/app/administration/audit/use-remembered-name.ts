import { useState } from 'react'

/**
 * The name of a filter's value. It stays while its list is loaded again.
 * @param loaded the name in the present list, undefined without one
 * @returns the name, undefined while unknown, and a function that stores one
 */
export function useRememberedName<Name>(id: string | undefined, loaded: Name | undefined) {
  const [last, setLast] = useState<{ id: string; name: Name } | null>(null)
  const remember = (id: string, name: Name) => setLast({ id, name })
  const isKnown = last !== null && last.id === id
  if (!isKnown && id !== undefined && loaded !== undefined) remember(id, loaded)
  return { name: isKnown ? last.name : loaded, remember }
}
