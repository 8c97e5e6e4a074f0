const keys = new WeakMap<object, number>()

/**
 * A key for a part that waits for a promise. React holds a new list back until everything shown before can be shown
 * again; a part with another key counts as new, and shows its placeholder meanwhile.
 */
export function promiseKey(promise: object): number {
  const key = keys.get(promise) ?? Math.random()
  keys.set(promise, key)
  return key
}
