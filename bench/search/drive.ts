/** Does one request and comes back when it is answered. */
export type Ask<Request> = (request: Request, client: number) => Promise<void>

export type Run = { seconds: number; milliseconds: number[] }

/** Sends the requests one after the other from each of some clients at once, and takes the time of each. */
export async function drive<Request>(
  requests: readonly Request[],
  ask: Ask<Request>,
  clients: number,
): Promise<Run> {
  const milliseconds: number[] = []
  const queue = requests.values()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (const request of queue) {
        const asked = performance.now()
        await ask(request, client)
        milliseconds.push(performance.now() - asked)
      }
    }),
  )
  return { seconds: (performance.now() - begun) / 1000, milliseconds }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** The one in the middle, or the mean of the two that are. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
