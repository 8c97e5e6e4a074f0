/** Marks a sign-out that the server has not received yet, so that its cookie still exists. */
const key = 'pending-sign-out'

export function keepPendingSignOut() {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // The browser allows this site no storage. A sign-out that does not reach the server is not sent again then.
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
    // The browser allows this site no storage, so nothing was stored.
  }
}
