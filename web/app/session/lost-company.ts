type Listener = () => void

const listeners = new Set<Listener>()

/** Calls back when a call was refused because the session acts for no company any more, or for another. @returns stops it */
export function followLostCompany(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells whoever shows pages of a company that the reader works for it no longer. */
export function tellLostCompany() {
  for (const listener of listeners) listener()
}
