/** Riyadh has no summer time. */
const beginningOf = (day: string) => new Date(`${day}T00:00:00+03:00`)

const dayMs = 86_400_000

/** The moments that days in Riyadh, the first and the last, reach from and to; undefined stays open. */
export const momentsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : beginningOf(from),
  until: to === undefined ? undefined : new Date(beginningOf(to).getTime() + dayMs),
})
