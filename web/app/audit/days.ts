import { plainDate } from '@qareeb/contract/values'

/** First and last day of a log, ISO 8601. */
export type Days = { from: string | undefined; to: string | undefined }

/** Reads the days of an address. A malformed day, or an end before the beginning, is not set. */
export function readDays(address: URLSearchParams): Days {
  const [from, to] = ['from', 'to'].map((name) => plainDate.safeParse(address.get(name)).data)
  return { from, to: from && to && to < from ? undefined : to }
}
