const hourMs = 3_600_000

/** Networks that are remembered; the ones seen first are forgotten first. */
const mostNetworks = 50_000

/**
 * Different searches that one network adds to the counts in an hour; searches of other networks go on being
 * counted.
 */
const newOfNetwork = 100

/**
 * Bounds the different searches that one network adds to the counts, in the memory of this process: each is a row
 * that is kept for long. Networks are never stored.
 * @returns a function that counts one more, and returns whether it is allowed
 */
export function allowNewCounts(): (network: string, now: Date) => boolean {
  let hour = 0
  let counts = new Map<string, number>()

  return (network, now) => {
    const present = Math.floor(now.getTime() / hourMs)
    if (present !== hour) {
      hour = present
      counts = new Map()
    }
    const count = (counts.get(network) ?? 0) + 1
    if (count === 1 && counts.size >= mostNetworks) counts.delete(String(counts.keys().next().value))
    counts.set(network, count)
    return count <= newOfNetwork
  }
}
