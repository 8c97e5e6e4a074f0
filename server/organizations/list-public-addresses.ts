import type { Context } from '../ground/context.ts'
import { listPublicAddresses } from './queries/public-addresses.ts'

type Asker = Pick<Context, 'db'>

/** Companies are numbered; so many numbers make a range, whose part of the site map is made at once. */
const rangeSize = 2_000

/** `organization.number` is a positive int4. */
const lastNumber = 2 ** 31 - 1

/** No company can ever lie in a range beyond this one. */
export const lastRangeOfCompanies = Math.floor(lastNumber / rangeSize)

/** The ranges that hold at least one company with a page for everybody, ascending. */
export async function listRangesOfPublicCompanies({ db }: Asker): Promise<number[]> {
  const ranges: number[] = []
  for (let after = 0; ;) {
    const [first] = await listPublicAddresses(db, { after, last: lastNumber, most: 1 })
    if (!first) return ranges
    const range = Math.floor(first.number / rangeSize)
    ranges.push(range)
    after = (range + 1) * rangeSize - 1
  }
}

/** The slugs of one range up to `lastRangeOfCompanies`. */
export async function listPublicSlugsOf({ db }: Asker, range: number): Promise<string[]> {
  const last = Math.min((range + 1) * rangeSize - 1, lastNumber)
  const rows = await listPublicAddresses(db, { after: range * rangeSize - 1, last, most: rangeSize })
  return rows.map(({ slug }) => slug)
}
