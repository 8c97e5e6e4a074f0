type Amounts = { median: number; min: number | null; max: number | null }

/** A written amount, or the two ends of a range that is too narrow for a label each, at a place in percent. */
export type ScaleLabel = { amounts: number[]; place: number; isMedian: boolean }

/** Percent of the scale between two labels of one amount each, on a phone, and with the label of a range. */
const room = { amount: 12, range: 20 }

/** A scale that holds an own range and a median: the place of an amount in percent, and the labels, which keep apart. */
export function scaleOf({ median, min, max }: Amounts) {
  const known = [median, min, max].filter((amount) => amount !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const air = Math.max((most - least) * 0.25, median * 0.15)
  const [from, to] = [Math.max(0, least - air), most + air]
  const at = (amount: number) => round(((amount - from) / (to - from)) * 100)
  const own = [...new Set([min, max].filter((amount) => amount !== null))]
  const [low = 0, high = low] = own
  const labels =
    Math.abs(at(high) - at(low)) < room.amount
      ? [{ amounts: own, place: Math.max(room.range / 2, round((at(low) + at(high)) / 2)), isMedian: false }]
      : own.map((amount) => ({ amounts: [amount], place: at(amount), isMedian: false }))
  return { at, labels: [{ amounts: [median], place: at(median), isMedian: true }, ...labels.filter(isApart)] }

  function isApart({ amounts, place }: ScaleLabel): boolean {
    const needed = amounts.length === 1 ? room.amount : room.range
    return amounts.length > 0 && Math.abs(place - at(median)) >= needed
  }
}

const round = (percent: number) => Math.round(percent * 10) / 10

/** Whether an amount is so low beside the median of a month that the amount or its period was probably mistyped. */
export const isFarBelow = (median: number, { min, max }: Omit<Amounts, 'median'>): boolean =>
  [min, max].some((amount) => amount !== null && amount < median / 10)
