import { useSearchParams } from 'react-router'
import { toQueryString } from '../../query-string.ts'

/** Times that can be chosen, in days. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

const usual: Period = 30

/** The time that the address of the page holds. */
export function usePeriod(): { days: Period; choose: (days: Period) => void } {
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('days'))
  const choose = (days: Period) =>
    setQuery(toQueryString({ days: days === usual ? undefined : String(days) }), {
      replace: true,
      preventScrollReset: true,
    })
  return { days: periods.find((days) => days === asked) ?? usual, choose }
}
