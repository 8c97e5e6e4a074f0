type Waiting = {
  /** The router has left the address that is on screen, or is leaving it. */
  isElsewhere: () => boolean
  act: () => void
}

/**
 * Calls `act` after some time, to go to an address that is derived from the present one. It keeps waiting during another
 * navigation, since the derived address would replace the one that the reader has pressed.
 *
 * @returns a function that cancels the call
 */
export function afterRest(restMs: number, { isElsewhere, act }: Waiting): () => void {
  let timer = setTimeout(tryAgain, restMs)
  function tryAgain() {
    if (isElsewhere()) timer = setTimeout(tryAgain, restMs)
    else act()
  }
  return () => clearTimeout(timer)
}
