import { useAddressState } from '../../page/use-address-state.ts'

/** Times that can be chosen, in days. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

const usual: Period = 30

const readPeriod = (query: URLSearchParams): Period =>
  periods.find((days) => String(days) === query.get('days')) ?? usual

const toQuery = (days: Period) => ({ days: days === usual ? undefined : days })

/** The time that the address of the page holds. */
export function usePeriod(): { days: Period; choose: (days: Period) => void } {
  const [days, change] = useAddressState({ read: readPeriod, toQuery })
  return { days, choose: (days) => change(() => days) }
}
