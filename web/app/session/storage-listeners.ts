type Listener = () => void

/**
 * The listeners of a store in the browser. They follow other tabs as long as there is one.
 * @param follow called after another tab has written
 */
export function storageListeners(follow: (event: StorageEvent) => void) {
  let listeners: readonly Listener[] = []
  return {
    tell() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: Listener) {
      if (listeners.length === 0) addEventListener('storage', follow)
      listeners = [...listeners, listener]
      return () => {
        listeners = listeners.filter((one) => one !== listener)
        if (listeners.length === 0) removeEventListener('storage', follow)
      }
    },
  }
}
