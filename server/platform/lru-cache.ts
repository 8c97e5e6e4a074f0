/** Keeps the most recently used values within a bound of bytes and drops the least recently used. */
export type LruCache<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void }

/** @param sizeOf bytes of a value; keys are counted too */
export function createLruCache<Value>(maxBytes: number, sizeOf: (value: Value) => number): LruCache<Value> {
  const values = new Map<string, Value>()
  let bytes = 0
  // JavaScript keeps strings in up to two bytes for each unit; the rest is the entry itself.
  const cost = (key: string, value: Value) => sizeOf(value) + 2 * key.length + 100

  function forget(key: string) {
    const value = values.get(key)
    if (value !== undefined) bytes -= cost(key, value)
    values.delete(key)
  }

  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined

      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      forget(key)
      values.set(key, value)
      bytes += cost(key, value)
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) return
        forget(oldest)
      }
    },
  }
}
