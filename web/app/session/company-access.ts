type Listener = () => void

const listeners = new Set<Listener>()

/** Calls back when a call was refused because the session acts for no company any more, or for another. @returns stops it */
export function onCompanyAccessLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Runs the callbacks: the reader has lost access to the company that a page shows. */
export function announceCompanyAccessLost() {
  for (const listener of listeners) listener()
}
