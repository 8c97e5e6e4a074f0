/**
 * Does all the work, a few pieces at a time, beginning in the given order.
 * @template T, R
 * @param {readonly T[]} items
 * @param {number} lanes how many at a time
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} results in the order of the items
 */
export async function inLanes(items, lanes, work) {
  /** @type {R[]} */
  const results = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
