const keys = new WeakMap<object, number>()
let last = 0

/**
 * A key for what waits for a promise. React holds a new list back until everything that was shown before can be shown
 * again; a part with another key counts as new, and shows its placeholder meanwhile.
 */
export function promiseKey(promise: object): number {
  const known = keys.get(promise)
  if (known !== undefined) return known
  last += 1
  keys.set(promise, last)
  return last
}
