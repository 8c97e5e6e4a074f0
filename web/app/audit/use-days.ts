import { plainDate } from '@qareeb/contract/values'
import { useSearchParams } from 'react-router'

type Days = { from: string | undefined; to: string | undefined }

/**
 * First and last day of a log in its address, ISO 8601. A malformed day, or an end before the beginning, is not
 * set.
 */
export function readDays(address: URLSearchParams): Days {
  const [from, to] = ['from', 'to'].map((name) => plainDate.safeParse(address.get(name)).data)
  return { from, to: from && to && to < from ? undefined : to }
}

/** The days that a log is shown of; they stand in the address. */
export const useDays = (): Days => readDays(useSearchParams()[0])
