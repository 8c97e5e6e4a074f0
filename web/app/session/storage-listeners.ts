type Listener = () => void

/**
 * Who listens to a store that the browser keeps. Other tabs are followed as long as anybody does.
 * @param follow told of what another tab has written
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
