import { createContext, use, useSyncExternalStore } from 'react'

/**
 * False from the hydration until `entry.client.tsx` sets it in a transition. True without a provider: parts that only the
 * browser draws need no second drawing.
 */
export const HydratedContext = createContext(true)

/** False while React takes over the page that the server made, so that both draw the same; then true. */
export const useHydrated = (): boolean =>
  useStore(
    neverChanges,
    () => true,
    () => false,
  )

/**
 * `useSyncExternalStore` for values that the server does not know. React changes from the server's value to the
 * browser's at once and for all components together, which blocks a slow phone for some 200 ms; here the change is a
 * transition, which React draws in slices.
 * @param read returns the same value as long as the store does not change
 * @param readOnServer returns the value of the page that the server made
 */
export function useStore<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value,
): Value {
  return useSyncExternalStore(subscribe, use(HydratedContext) ? read : readOnServer, readOnServer)
}

/** Subscribes to a value that stays as it is while the page is open. */
export const neverChanges = () => () => {}
