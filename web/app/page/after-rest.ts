type Waiting = {
  /** The router has left the address that is on screen, or is leaving it. */
  isElsewhere: () => boolean
  act: () => void
}

/**
 * Acts after a rest, by going to an address that is made from the one on screen. It waits on while the router goes
 * elsewhere: an address made meanwhile would take the place of the one that was pressed.
 *
 * @returns gives it up
 */
export function afterRest(restMs: number, { isElsewhere, act }: Waiting): () => void {
  let timer = setTimeout(tryAgain, restMs)
  function tryAgain() {
    if (isElsewhere()) timer = setTimeout(tryAgain, restMs)
    else act()
  }
  return () => clearTimeout(timer)
}
