/** Marks a sign-out that the server has not received yet, so that its cookie still exists. */
const key = 'sign-out-owed'

export function keepPendingSignOut() {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Storage is closed to this site: then the server gets one message or none.
  }
}

export function hasPendingSignOut(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function clearPendingSignOut() {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was none.
  }
}
