const key = 'search-as-moving'

/** Whether the reader wants the list to follow the map; remembered on this device. */
export function isFollowChosen(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** Remembers it, until the reader chooses otherwise. */
export function rememberFollowChoice(isFollowing: boolean) {
  try {
    localStorage.setItem(key, String(isFollowing))
  } catch {
    // Storage may be closed to this site; the choice then lasts as long as the map.
  }
}
