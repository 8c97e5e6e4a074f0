const key = 'search-as-moving'

/** Whether the list follows the map, by the reader's choice; stored on this device. */
export function isFollowChosen(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** Stores it, until the reader chooses otherwise. */
export function rememberFollowChoice(isFollowing: boolean) {
  try {
    localStorage.setItem(key, String(isFollowing))
  } catch {
    // Storage may be closed to this site; the choice then lasts as long as the map.
  }
}
