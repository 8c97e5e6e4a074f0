import { dayMs, riyadhOffsetMs } from '@qareeb/reference/riyadh'

const beginningOf = (day: string) => Date.parse(day) - riyadhOffsetMs

/** The moments that days in Riyadh, the first and the last, reach from and to; undefined stays open. */
export const momentsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : new Date(beginningOf(from)),
  until: to === undefined ? undefined : new Date(beginningOf(to) + dayMs),
})
