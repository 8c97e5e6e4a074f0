type Amounts = { median: number; min: number | null; max: number | null }

/** Percent of the scale that two labels need between them. */
const room = 9

/** A scale that holds an own range and a median: the place of an amount in percent, and the amounts that are written. */
export function scaleOf({ median, min, max }: Amounts) {
  const known = [median, min, max].filter((amount) => amount !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const air = Math.max((most - least) * 0.25, median * 0.15)
  const [from, to] = [Math.max(0, least - air), most + air]
  const at = (amount: number) => Math.round(((amount - from) / (to - from)) * 1000) / 10
  const own = [min, max].filter((amount) => amount !== null && Math.abs(at(amount) - at(median)) >= room)
  const labels = [
    { amount: median, isMedian: true },
    ...own.filter((amount) => amount !== null).map((amount) => ({ amount, isMedian: false })),
  ]
  return {
    at,
    labels: labels.filter((one, place) => labels.findIndex(({ amount }) => amount === one.amount) === place),
  }
}
